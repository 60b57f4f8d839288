// Written by `currency-data emit`. Do not edit.
// Data: cldr-json 48.0.0 (CLDR 48), icu 78.3 (CLDR 48), iso4217 2026-01-01
// swift-format-ignore-file

/// Likely subtags, aliases and distances of languages, in rows of one length.
/// 
/// - languages: 7208 rows of 5, 36040 bytes
/// - identifiers: 580 rows of 15, 8700 bytes
/// - places: 546 rows of 7, 3822 bytes
/// - paradigmLocales: 6 rows of 10, 60 bytes
/// - languageAliases: 435 rows of 13, 5655 bytes
/// - pairAliases: 28 rows of 14, 392 bytes
/// - regionAliases: 335 rows of 6, 2010 bytes
/// - languageDistances: 321 rows of 8, 2568 bytes
/// - scriptDistances: 50 rows of 16, 800 bytes
/// - regionDistances: 5 rows of 107, 535 bytes
/// - regionSets: 304 rows of 5, 1520 bytes
/// 
/// In all 62102 bytes, CRC-32 6307ba78.
enum MatchingTables {
    static var languageDistance: Int { 80 }
    static var scriptDistance: Int { 50 }
    static var regionDistance: Int { 4 }
    static var partitionCount: Int { 7 }

    static var languages: StaticString {
        """
        aa 49aaa5Haab5Haac5Saad5Saae4\\aaf6haag5Saah5Saai5Saak5Saal3eaan3Vaao0<aap3Vaaq6Faas6Caat21aau5Saaw5Saax4Taaz4T\
        ab 1Faba3babb3eabc5Tabd5Tabe3\\abf5Babg5Sabh0\\abi3babl7Kabm5Habn5Habo5Habp5Tabq1Rabr4Cabs4Tabt5Sabu3babv07abw5\
        Sabx5Taby5Sabz4Taca3gacb5Hacd4Cace4Tacf4gach6Eacm0Cacn3facp5Hacq0aacr4Jacs3Vact5Jacu44acv6Facw0Vacx0Racy3lacz5d\
        ada4Cadb6;add3eade67adf0Radg3Fadh6Eadi4Xadj3badl4Xadn4Tado5Sadq4Cadr4Tadt3Fadu5Hadw3Vadx8=ady1Radz5Sae 0eaea3Fa\
        eb0^aec0=aee05aek5Eael3eaem6Maeq0Saer3Faes6Faeu3faew5Saey5Saez5Saf 6Tafb0Hafd5Safe5Hafh4Cafi5Safk5Safn5Hafo5Haf\
        p5Safs5Aafu4Cafz4Taga5Qagb5Hagc5Hagd5Sage5Sagf4Tagg5Sagh3^agi1\\agj1gagk5Tagl5Sagm5Sagn5Tago5Sagq3eagr5Qags3eag\
        t5Tagu4Jagv5Tagw5bagx1Ragy5Tagz5Taha4Cahb6Nahg1gahh4Tahi3bahk58ahl67ahm3bahn5Haho02ahp3bahr1\\ahs5Haht6Faia5bai\
        b0;aic5Said3Faie5Saif5Saig3?aii7daij2Raik5Hail5Saim4Xain2iaio6naip4Taiq05air4Tait3Vaiw49aix5Saiy3_aja5oajg3Qaji\
        5Eajn3Fajw5Hajz4Xak 4Cakb4Takc4Takd5Hake4Makf5Hakg4Takh5Saki5Sakk8Lakl5Tako5nakp4Cakq5Sakr6Naks67akt5Saku3eakv1\
        Rakw3`akz6Fala5Halc3dald3bale6Falf5Halh3Fali5Salj5Talk37all6halm6Naln6Qalo4Talp4Talq3\\alr1Ralt1Ralu5balw1galx5\
        Saly3Falz3^am 1gama3Vamb5Hamc5Qame5Qamf49amg3Fami6Bamj65amk4Tamm5Samn5Samo5Hamp5Samq4Tamr5Qams2gamt5Samu5Aamv4T\
        amw7famx3Famy3Famz3Fan 48ana3ganb5Qanc5Hand4Tane5Eanf4Cang4@anh5Sani1Ranj5Sank5Hanl58anm4Xann5Hano3ganp1\\anq1\
        \\anr1\\ans3gant3Fanu1ganv3eanw5Hanx5Sany3banz5Saoa60aob5Saoc6Kaod5Saoe5Saof5Saog5Saoi3Faoj5Saok5Eaol4Taom5Saon\
        5Saor6Naos4Taot0jaox4Maoz4Tapb5bapc0Yapd0Wape5Sapf5Tapg4Taph1^api3Vapj6Fapk6Fapl6Fapm6Fapn3Vapo5Sapp6Napr5Saps5\
        Sapt4Xapu3Vapv3Vapw6Fapx4Tapy3Vapz5Saqc1Raqd57aqg5Haqk5Haqm4Taqn5Taqr5Eaqt5[aqz3Var 0=arc0card3Fare3Farh3gari6F\
        arj3Vark3Varl5Qarn3daro3Tarp6Farq0<arr3Vars0Varu3Varv49arw5narx3Vary0Karz0=as 0kasa6Casb3\\asc4Tase7Tasg5Hash5Q\
        asi4Tasj3eask05asl4Tasn3Vaso5Sasr1\\ass3east48asu3Vasv3^asx5Sasy4Tasz4Tata5Satb3fatc5Qatd5Tate5Satg5Hati3batj3\
        \\atk5Tatl5Tatm5Tatn0Dato3eatp5Tatq4Tatr3Vats6Fatt5Tatu5oatv1Ratw6Fatx3Vaty6Natz5Taua5bauc44aud5baug3Qauh6Uaui5\
        Sauj0Jauk5Saul6Naum5Haun5Sauo5Haup5Sauq4Taur5Saut5Rauu4Tauw4Tauy5Sauz0`av 1Ravb5Savd0Davi3bavk3:avl0=avm3Favn4C\
        avo3Vavs5Qavt5Savu5oavv3Vawa1\\awb5Sawc5Hawe3Vawg3Fawh4Tawi5Sawk3Fawm5Sawn1gawo5Hawr4Taws4Tawt3Vawu4Tawv4Taww5S\
        awx5Sawy4Taxb3Caxe3Faxg3Vaxk3_axl3Faxm0daxx5Eay 3Taya5Sayb3Qayc5Qayd3Faye5Hayg67ayh0aayi5Hayk5Hayl0Jayn0aayo5[a\
        yp0Cayq5Says5Tayt5Tayu5Hayz4Taz 3Iazb0Dazd5Aazg5Aazm5Aazn5Aazo3eazt5Tazz5Aba 1Rbaa5bbab4Lbac4Tbae6Kbaf3ebag3eba\
        h3Wbaj4Tbal0Sban4Tbao3gbap1^bar3Ebas3ebau5Hbav3ebaw3ebax0gbay4Tbba3Qbbb5Sbbc4Tbbd5Sbbe3^bbf5Sbbg4?bbi3ebbj3ebbk\
        3ebbl1ibbm3^bbn5Sbbo3Nbbp3_bbq3ebbr5Sbbs5Hbbt5Hbbu5Hbbv5Sbbw3ebbx3ebby3ebca3fbcb5lbcd4Tbce3ebcf5Sbcg4Fbch5Sbci3\
        bbcj3Fbck3Fbcm5Sbcn5Hbco5Sbcp3^bcq1gbcr3\\bcs5Hbct3^bcu5Sbcv5Hbcw3ebcy5Hbcz5lbda5lbdb4Tbdc3gbdd5Sbde5Hbdf5Sbdg5\
        Bbdh5obdi5dbdj5obdk3Ibdl4Tbdm65bdn3ebdo65bdp6Cbdq6Mbdr5Bbds6Cbdt3_bdu3ebdv7=bdw4Tbdx4Tbdy3Fbdz0Sbe 1Dbea3\\beb3\
        ebec3ebed4Tbee1\\bef5Sbeh3Qbei4Tbej0Wbek5Sbem6Ubeo5Sbep4Tbeq3`bes65bet3bbeu4Tbev3bbew4Tbex5obey5Sbez6Cbfa5obfb1\
        \\bfc3fbfd3ebfe4Tbff3_bfg4Tbfh5Sbfj3ebfl3_bfm3ebfn6;bfo3Nbfp3ebfq7mbfs3fbft0Sbfu8>bfw7=bfx5Tbfy1\\bfz1\\bg 1Cbg\
        a5Hbgb4Tbgc1\\bgd1\\bgf3ebgg4Xbgi5Tbgj3ebgn0Sbgo4Fbgp0Sbgq1\\bgr4Xbgs5Tbgt5bbgu5Hbgv4Tbgw1\\bgx23bgy4Tbgz4Tbha1\
        \\bhb1\\bhc4Tbhd1\\bhe0Sbhf5Sbhg5Sbhh1Hbhi1\\bhj1^bhl5Sbhm0Rbhn7bbho1\\bhp4Tbhq4Tbhr54bhs3ebht1\\bhu1\\bhv4Tbhw\
        4Tbhy3^bhz4Tbi 6Nbia3Fbib3Nbid65bie5Sbif4Lbig5Sbik5Tbil5Hbim4Cbin5Hbio5Sbip3^biq5Sbir5Sbit5Sbiu4Xbiv4Cbiw3ebix1\
        \\biy1\\biz3^bja3^bjb3Fbjc5Sbjf7cbjg4Lbjh5Sbji49bjj1\\bjk5Sbjl5Sbjm0Cbjn4Tbjo3_bjp5Sbjr5Sbjs3Kbjt5lbju3ebjv65bj\
        w3bbjx5Tbjy3Fbjz5Sbka5Hbkc3ebkd5Tbkf3^bkg3_bkh3ebki6Nbkj3_bkk8>bkl4Tbkm3ebkn4Tbko3ebkp3^bkq3Vbkr4Tbks5Tbkt3^bku\
        5Tbkv5Hbkw3`bkx6;bky5Hbkz4Tbla3\\blb5bblc3\\bld4Tble4Lblf4Tblh4jbli3^blj4Tblk6oblm5obln5Tblo3Qblp5bblq5Sblr3fbl\
        s4Tblt80blv3Bblw5Tblx5Tbly3Qblz4Tbm 57bma5Hbmb3^bmc5Sbmd4Fbme3_bmf5jbmg3^bmh5Sbmi65bmj1^bmk5Sbml3^bmm54bmn5Sbmo\
        3ebmp5Sbmq57bmr3gbms5Fbmu5Sbmv3ebmw3`bmx5Sbmz5Sbn 0jbna4Tbnb5Bbnc5Tbnd4Tbne4Tbnf4Tbng4Hbni3^bnj5Tbnk6Nbnm4Hbnn6\
        Bbno5Tbnp5Sbnq4Tbnr6Nbns1\\bnu4Tbnv4Tbnw5Sbnx3^bny5Bbnz3ebo 8=boa5Qbob4`boe3ebof3Nboh3^boj5Sbok3`bol5Hbom5Hbon5\
        Sboo57bop5Sboq5Sbor3Vbot5obou6Cbov4Cbow5Sbox3Nboy3_boz57bpa6Nbpc3ebpd3_bpe5Sbpg4Tbph1Rbpi5Sbpj3^bpk5Ebpl3Fbpm5S\
        bpo4Tbpp4Tbpq4Tbpr5Tbps5Tbpt3Fbpu5Sbpv4Tbpw5Sbpx1\\bpy0kbpz4Tbqa3Qbqb4Tbqc3Qbqd3ebqf4Fbqg67bqi0Dbqj5lbqk3_bql5S\
        bqm3ebqo3ebqp5Hbqq4Tbqr4Tbqs5Sbqt3ebqu3^bqv3bbqw5Hbqx5Hbqz3ebr 4>bra1\\brb2lbrc4Mbrd1^brf3^brg3Tbrh0Sbri3ebrj6N\
        brk0Wbrl3Zbrm3^brn3hbro8<brp4Tbrq5Sbrr5bbrs4Tbrt5Hbru6Mbrv37brw2obrx1\\bry5Sbrz5Sbs 3Jbsa4Tbsb3Sbsc5lbse3ebsf5H\
        bsh05bsi3ebsj5Hbsk0Sbsl5Hbsm4Tbsn3gbso65bsp4Fbsq4jbsr5Hbss3ebst1gbsu4Tbsv4Fbsw49bsx5Hbsy5Bbta5Hbtc3ebtd0ibte5Hb\
        tf65btg3bbth5Bbti4Tbtj4Tbtm0ibtn5Tbto5Tbtp5Sbtq5Bbtr6Nbts4Tbtt5Hbtu5Hbtv1_btw5Tbtx4Tbty4Tbtz4Tbua1Rbub65buc6Sbu\
        d67bue3\\buf3^bug4Tbuh3fbui3`buj5Hbuk5Sbum3ebun5jbuo5Sbup4Tbuq5Sbus5Hbut5Sbuu3^buv5Sbuw4?bux5Hbuy5jbuz5Hbva65bv\
        b4Hbvc5bbvd5bbve4Tbvf65bvg3ebvh5Hbvi5obvj5Hbvk4Tbvm3ebvn5Sbvo65bvq3_bvr3Fbvt4Tbvu4Tbvv6Kbvw5Hbvx3`bvy5Tbvz4Tbwa\
        5Ebwb4;bwc6Ubwd5Sbwe6obwf5Sbwg5Cbwh3ebwi6Kbwj3Nbwk5Sbwl3^bwm5Sbwo49bwp4Tbwq3Nbwr5Hbws3^bwt3ebwu4Cbww3^bwx3fbwy3\
        Nbwz3`bxa5bbxb5obxc4Hbxf5Sbxg3^bxh5Sbxi3Fbxj3Fbxl3Nbxm1Obxn3Fbxo5Hbxp3ebxq5Hbxs3ebxu6jbxv65bxw57bxz5Sbya5Tbyb3e\
        byc5Hbyd4Tbye5Sbyf5Hbyh1^byi3^byj5Hbyk3fbyl4Tbym3Fbyn1fbyp5Hbyr5Sbys5Hbyv3ebyw1^byx5Sbyz5Sbza4jbzb4Tbzc54bzd3hb\
        ze57bzf5Sbzh5Sbzi8;bzj3[bzk5Ibzl4Tbzm3^bzn4Tbzo3^bzp4Tbzq4Tbzr3Fbzt3:bzu4Tbzv3ebzw5Hbzx57bzy5Hbzz5Hca 48caa4Jca\
        b4Ocac4Jcad6Fcae5lcaf3\\cag5[cah5Qcaj3Tcak4Jcal5:cam5Ecan5Scao3Tcap3Tcaq4Xcar6Kcas3Tcav3Tcaw3Tcax3Tcay3\\caz3Tc\
        bb3gcbc3gcbd3gcbg3gcbi44cbj3Qcbk5Tcbl58cbn8;cbo5Hcbq5Hcbr5Qcbs5Qcbt5Qcbu5Qcbv3gcbw5Tcby3gccc5Qccd3Vcce5Cccg5Hcc\
        h5Hccj4Lccl6Cccm5Bcco5Accp15ccr61cde82cdf4Xcdh1\\cdi24cdj1\\cdm1^cdn1\\cdo2<cdr5Hcdz0kce 1Rcea6Fceb5Tceg5[cek58\
        cen5Hcet5Hcey58cfa5Hcfd5Hcfg5Hcfm58cga5Scgc5Tcgg6Ecgk8<ch 4Kchb3gchd5Achf5Achg0]chh6Fchj5Achk4<chl6Fchm1Rchn6Fc\
        ho6Fchp3\\chq5Achr19cht5Qchw5Cchx1^chy6Fchz5Acia4Tcib3Qcic6Fcie5Hcih1\\cim4\\cin3Vcip5Acir5Eciw6Fciy6Kcja0Fcje6\
        Mcjh6Fcji1Rcjk3Bcjm18cjn5Scjo5Qcjp3hcjs5_cjv5Scjy2<ckb0Cckl5Hckm4Pckn58cko4Cckq65ckr5Scks5Eckt1Rcku6Fckv6Bckx3e\
        cky5Hckz4Jcla5Hclc3\\cle5Aclh0Scli4Cclj58clk4Xcll4Cclm6Fclo5Aclt58clu5Tclw1Rcly5Acma6Mcme3Ncmg7^cmi3gcml4Tcmo6M\
        cmr58cms4\\cmt6Tcna8>cnb58cnc6Mcng3fcnh58cni5Qcnk58cnl5Acnp2<cnq3ecns4Tcnt5Acnw58cnx4@co 4>coa3Fcob5Acoc5Acod5Q\
        coe3gcof44cog8;coh4`coj5Acok5Acol6Fcom6Fcoo3\\cop1;coq6Fcot5Qcou5lcox5Qcoz5Acpa5Acpb5Qcpc5Qcpg21cpi5Mcpn4Ccpo3N\
        cps5Tcpu5Qcpx3fcpy5Qcqd3fcr 16cra49crb6Jcrc6Ncrd6Fcrf3gcrg3\\crh1Wcri60crj16crk16crl16crm16crn5Acro6Fcrq3Ccrs5c\
        crt3Ccrv4Xcrw6Mcrx3\\cry5Hcrz6Fcs 3mcsa5Acsb5Vcsh6ocsj58csk5lcsm6Fcso5Acsp2<css6Fcst6Fcsv58csw16csy58csz6Fcta5A\
        ctc6Fctd7Bcte5Actg0jcth58ctl5Actm6Fctn1^cto3gctp5Acts5Tctt7mctu5Acty7mctz5Acu 1Rcua6Mcub3gcuc5Acuh4`cui3gcuj5Qc\
        uk5Pcul3Vcuo6Kcup6Fcut5Acuu34cuv3ecux5Acuy5Acv 1Rcvg4Xcvn5Acwa6Ccwb5Ccwe6Ccwg5Bcwt5lcxh5Hcy 4@cya5Acyb3Tcyo5Tcz\
        h2<czk2Oczn5Aczt58da 40daa65dac5Sdad5Sdae3edag4Cdah5Sdai65daj5ddak6Fdal4`dam5Hdao58daq1\\dar1Rdas3bdau65dav4`da\
        w5Tdax3Fdaz4Tdba57dbb5Hdbd5Hdbe4Tdbf4Tdbg57dbi5Hdbj5Bdbl3Fdbm5Hdbn4Tdbo5Hdbp5Hdbq3edbt57dbu57dbv5Hdbw57dby5Sdcc\
        0Bdcr6Ldda3Fddd5odde3`ddg6;ddi5Sddj3Fddn3Qddo1Rddr3Fdds57ddw4Tde 3ndec5dded5Sdee4jdef0Ddeg5Hdeh0Sdei4Tdel6Fdem4\
        Tden3\\deq3_der0kdes3Vdev5Sdez3^dga4Cdgb57dgc5Tdgd3Ndge5Sdgg5Sdgh5Hdgi3Ndgk3_dgl0Wdgn3Fdgr3\\dgs3Ndgt3Fdgw3Fdgx\
        5Sdgz5Sdhg3Fdhi1^dhl3Fdhm3Bdhn24dho24dhr3Fdhs6Cdhu3Fdhv5Edhw1^dhx3Fdia5Sdib5odic3bdid5odif3Fdig4`dih5Adii3edij4\
        Tdil5ddin5odio5Hdip5odir5Hdis4Xdiu5Ddiw5odix6Ndiy4Tdiz3^dja3Fdjb3Fdjc65djd3Fdje5Fdjf3Fdji3Fdjj3Fdjk5ndjm57djn3F\
        djo4Tdjr3Fdju5Sdjw3Fdka8<dkg5Hdkk4Tdkr5Bdks5odkx3edlg1Rdlm4Pdln4Xdma4?dmb57dmc5Sdmd3Fdme3edmf6ddmg5Bdmk0Sdml0Sd\
        mm3edmo3edmr4Tdms4Tdmu4Tdmv5Bdmw3Fdmx5Cdmy4Tdna4Tdnd5Sdne6Cdng1Jdni4Tdnj3bdnk4Tdnn3Ndno3^dnr5Sdnt4Tdnu6odnv6odn\
        w4Tdny3Vdoa5Sdob5Sdoc3fdoe6Cdof5Sdoh5Hdoi1\\dok4Tdol5Sdon5Sdoo3^dop3Qdor5bdos3Ndot5Hdov6Vdow3edox1gdoy4Cdpp5Bdr\
        c5Ydre8?drg5Bdri5Hdrl3Fdrn4Tdro5Bdrq1^drs1gdrt5Jdru6Bdry1^dsb3ndsh4`dsi65dsk5Hdsn4Tdso7=dsq57dta3fdtb5Bdtd3\\dt\
        h3Fdti57dtk57dtm57dto57dtp5Bdtr5Bdts57dtt57dtu57dty1^dua3edub24duc5Sdue5Tduf5Edug4`duh1\\dui5Sduk5Sdul5Tdum5Jdu\
        n4Tduo5Tdup4Tduq4Tdur3edus1^duu3fduv4Tduw4Tdux57duy5Tduz3edv 87dva5Sdwa5Hdwk7=dwr49dws3:dwu3Fdww5Sdwy3Fdwz1^dya\
        3Ndyb3Fdyd3Fdyg5Tdyi3bdym57dyn3Fdyo5ldyr5Hdyu3Ndyy3Fdz 8<dza5Hdzd5Hdze3Fdzg65dzl8<dzn3^eaa3Febc4Tebg5Hebk5Tebo3\
        `ebr3bebu4`ecr21ecy1=ee 4Cefa5Hefe3^efi5Hega3begl4\\egm6Cego5Hegy1cehu5Heip4Teit5Seiv5Seja4Leka5Heke5Hekg4Teki5\
        Hekl3Lekm3eeko5Cekp5Hekr5Heky2hel 21ele5Selk5Selm5Helo4`elu5Sema5Hemb4Teme4Bemg1^emi5Semm5Aemn3eemp5Pems6Femu1\
        \\emw4Temx4>emz3een 6Fena5Senb4`enc6Mend4Tenf1Renh1Renl5[enm4@enn5Heno4Tenq5Senr4Tenv5Henw5Henx5[eo 3:eot3bepi5\
        Hera7merg6Nerh5Heri5Serk6Nerr3Fers3fert4Terw4Tes 48ese3Tesg1lesh0Desi6Fesm3bess6Fesu6Fesy5Tet 45etb5Hetn6Neto3e\
        etr5Sets5Hett2detu5Hetx5Hetz4Teu 48eud5Aeve1Revh5Hevn1Rewo3eext48eya6Feyo4`eza5Heze5Hfa 0Dfaa5Sfab4Hfad5Sfaf5bf\
        ag5Sfah5Hfai5Sfaj5Sfak3efal3efam5Hfan4Hfap5lfar5bfau4Tfax48fay0Dfaz0Dfbl5Tfer5off 5lffi5Sffm57fgr65fi 4:fia0Wfi\
        e5Hfif5afil5Tfip6Cfir5Hfit5efiw5Sfj 4;fkk5Hfkv5Kfla6Fflh4Tfli5Hfll3efln3Fflr3^fly6Tfmp3efmu1\\fnb6Nfng6Tfni65fo\
         4=fod3Qfoi5Sfom3^fon3Qfor5Sfos6Bfpe4Hfqs5Sfr 4>frc6Ffrd4Tfrk3nfrm4>fro4>frp4>frq5Sfrr3nfrs3nfrt6Nfub0:fud6Ofue\
        3Qfuf4Ffuh5Ffui65fum5Hfun3Vfuq5Ffur4\\fut6Nfuu3^fuv5Hfuy5Sfvr5dfwa5Efwe5Dfy 5Jga 4Ugaa4Cgab65gac4Xgad5Tgae6Kgaf\
        5Sgag51gah5Sgai5Sgaj5Sgak4Tgal6;gam5Sgan2<gao5Sgap5Sgaq7=gar5Sgas24gat5Sgau82gaw5Sgax49gay4Tgba3_gbb3Fgbd3Fgbe5\
        Sgbf5Sgbg3_gbh3Qgbi4Tgbj7=gbk1\\gbl24gbm1\\gbn5ogbp3_gbq3_gbr5Hgbs3Qgbu3Fgbv3_gbw3Fgbx3Qgby5Hgbz0Dgcc5Sgcd3Fgcf\
        4Ggcl4Agcn5Sgcr4Bgct6Kgd 4@gdb7=gdc3Fgdd5Sgde5Hgdf5Hgdg5Tgdh3Fgdi3_gdj3Fgdk65gdl49gdm65gdn5Sgdo1Rgdq6Rgdr5Sgdt3\
        Fgdu5Hgdx1\\gea5Hgeb5Sgec4jged5Hgef4Tgeg5Hgeh3\\gei4Tgej67gek5Hgel5Hgeq3_ges4Tgev4?gew5Hgex5mgey3^gez1ggfk5Sgga\
        5bggb4jggd3Fgge3Fggg0Sggk3Fggl5Sggt5Sggu3bggw5Sgha0Jghc4@ghe1^ghk58ghn5bgho83ghr0Sghs5Sght8?gia3Fgib5Hgic6Tgid3\
        egie3bgig0Sgih3Fgil4bgim5Sgin1Rgip5Sgiq6Mgir6Mgis3egit3\\gix3^giy3Fgiz3egjk0Sgjm3Fgjn4Cgjr3Fgju0Sgka5Sgkd5Sgke3\
        egkn5Hgko3Fgkp4Fgku6Tgl 48glb5Hglc65gld1Rglh05glj65glk0Dgll3Fglo5Hglr4jglu65glw5Hgma3Fgmb5bgmd5Hgmg5Sgmh3ngml38\
        gmm3egmn3egmr3Fgmu5Sgmv1ggmx6Cgmy6Zgmz5Hgn 5[gna3Ngnb4Xgnc48gnd3egne5Hgng67gnh5Hgni3Fgnj3bgnk3Zgnl3Fgnm5Sgnn3Fg\
        nq5Bgnr3Fgnt5Sgnu5Sgnw3Tgnz3_goa3bgob3ggoc5Sgod3bgoe8<gof1ggog6Cgoh3ngoi5Sgoj1\\gok1\\gol4jgon1\\goo4;gop4Tgoq4\
        Tgor4Tgos5Jgot1mgou3egov3bgow6Cgox3^goy65gpa5Hgpe4Cgpn5Sgqa5Hgqn3Vgqr65gra1\\grb4jgrc21grd5Hgrg5Sgrh5Hgri5bgrj4\
        jgrm5Bgrq5Sgrr0<grs4Tgrt0kgru1ggrv4jgrw5Sgrx5Sgry4jgrz5Sgsl5lgsn5Sgso3_gsp5Sgsw3agta3Vgtu3Fgu 24gua5Hgub3Vguc3g\
        gud3bgue3Fguf3Fguh3ggui3Tguk49gul6Fgum3ggun3Vguo3ggup3Fguq5[gur4Cgut3hguu6Kguw3Qgux3Nguz4`gv 4Wgva5[gvc3Vgve5Sg\
        vf5Sgvj3Vgvl65gvm5Hgvn3Fgvo3Vgvp3Vgvr1^gvs5Sgvy3Fgwa3bgwb5Hgwc0Sgwd49gwe6Cgwf0Sgwg5Hgwi3\\gwj3Zgwm3Fgwn5Hgwr6Eg\
        wt05gwu3Fgww3Fgwx4Cgxx3bgyb5Sgyd3Fgye5Hgyf3Fgyg3_gyi3egyl49gym5Pgyn4Mgyo1^gyr3Tgyy3Fgyz5Hgza5dgzi0Dgzn4Tha 5Hha\
        a6Fhac0Dhad4Thae49hag4Chah5Shai3\\haj4Xhak2<hal6Mham5Shan6Chao5Shap4Thaq6Char1ghas3\\hav3^haw6Fhax3\\hay6Chaz05\
        hba3^hbb5Hhbn5dhbo2Rhbu6;hch5Ahdy1ghe 2Rhed65heg4Theh6Chei3\\hem3^hgm5Dhgw5Shhi5Shhr5lhhy5Shi 1\\hia5Hhib5Qhid6\
        Fhif1[hig5Hhih5Shii7ihij3ehik4Thil5Thio3Zhir3Vhit8Mhiw6Nhix3Vhji4Thka6Chke3^hkh0Bhkk5Shla5Shlb1\\hld6Mhlt58hlu2\
        Yhma3fhmb57hmd7Ihmf6Mhmj0nhmm3fhmn3fhmp3fhmq0nhmr4Xhms3fhmt5Shmu4Thmv6Mhmw3fhmy3fhmz3fhna3ehnd0Shne1\\hng3Bhnh3\
        Zhni3fhnj2bhnm2<hnn5Thno0Shns5nho 5Shoa5bhob5Shoc1\\hod5Hhoe5Hhoh0Rhoi6Fhoj1\\hol3Bhom5ohoo3^hop6Fhor65hot5Shov\
        4Thow29hoy1\\hpo6ohr 4Phra4Xhrc5Shre6Mhrk4Thrm3fhro6Mhrp3Fhrt7ghru4Xhrw5Shrx3Vhrz0Dhsb3nhsn2<hss0Rht 4Qhti4Thto\
        3ghts6Chtu4Thtx8Mhu 4Rhub5Qhuc3Zhud4Thue5Ahuf5Shug5Qhuh3dhui5Shuk4Thul5Shum3^hup6Fhur3\\hus5Ahut1^huu5Qhuv5Ahuw\
        4Thux5Qhuy2Rhuz1Rhvc4Qhve5Ahvk5Ehvn4Thvv5Ahwa3bhwc6Fhwo5Hhy 0dhya3ehyw0dhz 5Dia 3:iai5Eian5Siar5Siba5Bibb5Hibd3\
        Fibe5Hibg5Tibh6Mibl5Tibm5Hibn5Hibr5Hibu4Tiby5Hica3Qich5Hicr3gid 4Tida4`idb4Xidc5Hidd3Qide5Hidi5Sidr5oids5Hidt6;\
        idu5Hie 45ifa5Tifb5Tife67iff6Nifk5Tifm3`ifu5Tify5Tig 5Higb5Hige5Higg5Sigl5Higm5Sign3Tigo5Sigs3:igw5Hihb4Tihi5Hi\
        hp4Tihw3Fii 8Oiin3Fijc5Hije5Hijj3Qijn5Hijs5Hik 6Fikh5Hiki5Hikk5Hikl5Hiko5Hikp5Hikr3Fikt3\\ikv5Hikw5Hikx6Eikz6Ci\
        la4Tilb6Uilg3Fili3filk5Tilm5Bilo5Tilp5Tilu4Tilv5Himi5Siml6Fimn5Simo5Simr4Tims4\\imt5oimy6\\in 4Tinb3ging6Finh1R\
        inj3ginn5Tino5Sinp5Qint6oio 3:ior1giou5Siow6Fipi5Sipo5Siqu5Qiqw5Hire4Tirh4Tiri5Hirk6Cirn3Viru7mirx4Tiry5Tis 4[i\
        sa5Sisc5Qisd5Tish5Hisi5Hisk05ism4Tisn6Ciso5Hist4Pisu3eit 4\\itb5Titd4Tite3Titi5Titk2Sitl1Ritm5Hito3Titr5Sits5Hi\
        tt5Titv5Titw5Hitx4Tity5Titz4Jiu 16ium3fivb5Tivv5Tiw 2Riwk5Tiwm5Siwo4Tiws5Sixc5Aixl4Jiya5Hiyo3eiyx3`izh5_izm5Hiz\
        r5Hizz5Hja 2gjaa3Vjab5Hjac4Jjad0@jae5Sjaf5Hjah5Bjaj5bjak5Bjal4Tjam4^jan3Fjao3Fjaq4Tjas5Ejat05jau4Tjax4Tjay3Fjaz\
        5Ejbe2Rjbi3Fjbj4Tjbk5Sjbm5Hjbn0Jjbo3:jbr4Tjbt3Vjbu3ejbw3Fjct1Wjda8>jdg0Sjdt1Rjeb5Qjee1^jeh6Mjei4Tjek3bjel4Tjen5\
        Hjer5Hjet5Sjeu65jgb3^jge1ijgk5Hjgo3ejhi5Bji 2Vjia3ejib5Hjic4Ojid5Hjie5Hjig3Fjil5Sjim3ejit6Cjiu3fjiv44jiy3fjje28\
        jjr5Hjka4Tjkm6ojko5Sjku5Hjle5djma5Sjmb5Hjmc6Cjmd4Tjmi5Hjml1^jmn58jmr4Cjms5Hjmw5Sjmx5Ajna7ijnd0Sjng3Fjni5Hjnj49j\
        nl1\\jns1\\job3^jod3bjog0Sjor3Tjow57jpa2Tjpr2Rjqr5Qjra6Mjrb2Rjrr5Hjrt5Hjru6Kjua3Vjub5Hjud3bjuh5Hjui3Fjuk5Hjul1^\
        jum5djun7=juo5Hjup3Vjur3Vjut40juu5Hjuw5Hjuy7=jv 4Tjvd4Tjvn5njw 4Tjwi4Cjya8=jye2Rjyy65ka 1ikaa1Xkab42kac58kad5Hk\
        ag5Bkah3_kai5Hkaj5Hkak5Tkam4`kao57kap1Rkaq5Qkav3Vkaw0fkax4Tkay3Vkba3Fkbb3Vkbc3Vkbd1Rkbe3Fkbg8>kbh3gkbi4Tkbj3^kb\
        k5Skbl65kbm5Skbn3_kbo5okbp67kbq5Skbr49kbs4?kbt5Skbu0Skbv4Tkbw5Skbx5Skby0Pkbz5Hkca1Rkcb5Skcc5Hkcd4Tkce5Hkcf5Hkcg\
        5Hkch5Hkci5Hkcj4Lkck6Vkcl5Skcm3_kcn6Ekco5Skcp5dkcq5Hkcs5Hkct5Skcu6Ckcv3^kcw3^kcy0<kcz6Ckda3Fkdc6Ckdd3Fkde6Ckdf5\
        Skdg3^kdh67kdi6Ekdj6Ekdk5Ekdl5Hkdm5Hkdn6Vkdp5Hkdq0kkdr4lkdt8;kdw4Tkdx5Hkdy4Tkdz3ekea3jkeb4?kec5dked6Ckee6Fkef67\
        keg5dkeh5Skei4Tkek4Jkel3^kem6;ken3ekeo6Eker65kes5Hket1Rkeu67kev6hkew5Skex1\\key82kez5Hkfa2okfb1\\kfc82kfd2okfe7\
        mkff4Xkfg2okfh6hkfi7mkfk1\\kfl3ekfm0Dkfn3ekfo3bkfp1\\kfq1\\kfr1\\kfs1\\kfu1\\kfv4Xkfw4Xkfx1\\kfy1\\kfz3Nkg 3^kg\
        a3bkgb4Tkge4Tkgf5Skgj1^kgk3Vkgl3Fkgo5dkgp3Vkgq4Tkgr4Tkgs3Fkgt5Hkgu5Skgv4Tkgw4Tkgx4Tkgy8?kha4Xkhb7lkhc4Tkhd4Tkhe\
        4Tkhf8:khg8=khh4Tkhj5Hkhl5Skhn1\\kho11khp4Tkhq57khr4Xkhs5Skht6nkhu3Bkhv1Rkhw0Skhx3^khy3^khz5Ski 4`kia65kib5dkic\
        6Fkid3ekie65kif1^kig4Tkih5Skij5Skil5Hkim1Rkio6Fkip1^kiq4Tkis5Skit5Skiu6?kiv6Ckiw5Skix4Xkiy4Tkiz6Ckj 5Dkja4Tkjb4\
        Jkjc4Tkjd5Skje4Tkjg37kjh1Rkji5bkjj3Ikjk4Tkjl1^kjm6Mkjn3Fkjo1\\kjp6okjq6Fkjr4Tkjs5Skjt8;kju6Fkjx5Skjy5Skjz8<kk 1\
        Kkka5Hkkb4Tkkc5Skkd5Hkke4Fkkf8>kkg5Tkkh35kki6Ckkj3ekkk5bkkl4Tkkm5Hkko5dkkp3Fkkq3^kkr5Hkks5Hkkt1^kku5Hkkv4Tkkw3`\
        kkx4Tkky3Fkkz3\\kl 4Dkla6Fklb5Aklc3ekld3Fkle1^klf65klg5Tklh5Skli4Tklj0Dklk5Hkll5Tklm5Skln4`klo5Hklp5Sklq5Sklr1^\
        kls5Uklt5Sklu4jklv6Nklw4Tklx5Skly4Tklz4Tkm 2lkma4Ckmb3Bkmc3fkmd5Tkme3ekmf5Skmg5Skmh5Skmi5Hkmj1\\kmk5Tkml5Tkmm4X\
        kmn5Skmo5Skmp3ekmq49kms5Skmt4Tkmu5Skmv3Vkmw3^kmx5Skmy5Hkmz0Dkn 2okna5Hknb5Tknd4Tkne5Tknf4Lkni5Hknj4Jknk5jknl4Tk\
        nm3Vknn1\\kno5jknp3eknq5Bknr5Skns5Bknt3Vknu4Fknv5Sknw5Dknx4Tkny3^knz3Nko 31koa5Skoc5Hkod4Tkoe5okof5Hkog3gkoh3`k\
        oi1Rkok1\\kol5Skoo6Ekop5Skoq4?kos4<kot3ekou65kov5Hkow5Hkoy6Fkoz5Skpa5Hkpc3gkpd4Tkpe4jkpf5Skpg4<kph4Ckpi4Tkpj3Vk\
        pk5Hkpl3^kpm6Mkpn3Vkpo67kpq4Tkpr5Skps4Tkpt1Rkpu4Tkpw5Skpx5Skpy1Rkpz6Ekqa5Skqb5Skqc5Skqd7dkqe5Tkqf5Skqg3Nkqh6Ckq\
        i5Skqj5Skqk3Qkql5Skqm3bkqn6Ukqo4jkqp65kqq3Vkqr5Bkqs4Fkqt5Bkqu6Tkqv4Tkqw5Skqx3ekqy1gkqz6Tkr 5Hkra1^krb6Fkrc1Rkrd\
        6;kre3Vkrf6Nkrh5Hkri5jkrj5Tkrk1Rkrl5_krn4jkro4jkrp5Hkrr2lkrs5okrt5Fkru1\\krv2lkrw4jkrx5lkry3Ikrz4Tks 0Bksb6Cksc\
        5Tksd5Skse5Sksf3eksg5bksh3nksi5Sksj5Sksk6Fksl5Sksm5Hksn5Tkso5Hksp3_ksq5Hksr5Skss4jkst3Nksu6nksv3^ksw6oksx4Tksz1\
        \\kta6Mktb1gktc5Hktd3Fkte1^ktf3^ktg3Fkth65kti4Tktj3bktk5Sktl0Dktm5Sktn3Vkto5Sktp7Iktq5Tkts4Tktt4Tktu3^ktv6Mktw6\
        Fktx3Vkty3^ktz5Dku 6?kub5Hkuc4Tkud5Skue5Skuf37kug5Hkuh5Hkui3Vkuj6Ckuk4Tkul5Hkum1Rkun47kuo5Skup5Skuq3Vkus4Ckut3\
        \\kuu6Fkuv4Tkuw3_kux3Fkuy3Fkuz3dkv 1Rkva1Rkvb4Tkvc5Skvd4Tkve5Bkvf65kvg5Skvh4Tkvi65kvj3ekvl58kvm3ekvn3gkvo4Tkvp4\
        Tkvq6okvr4Tkvt6okvv4Tkvw4Tkvx0Skvy2hkvz4Tkw 4@kwa3Vkwb5Hkwc3`kwd5bkwe4Tkwf5bkwg65kwh4Tkwi3gkwj5Skwk3\\kwl5Hkwm5\
        Dkwn5Dkwo5Skwp3bkwr4Tkws3^kwt4Tkwu3ekwv65kww5nkwx1\\kwy3Bkwz3Bkxa5Skxb3bkxc49kxd3Skxf6okxi5Bkxj65kxk6okxm8;kxn5\
        Bkxo3Vkxp0Skxq4Tkxr5Skxt5Skxv4Xkxw5Skxx3`kxy6Mkxz5Sky 1Jkya6Ckyb5Tkyc5Skyd4Tkye4Ckyf3bkyg5Skyh6Fkyi5Bkyj5Tkyk5T\
        kyl6Fkym3_kyn5Tkyo4Tkyq65kyr3Vkys5Bkyt4Tkyu2hkyv1^kyw1\\kyx5Skyy5Skyz3Vkza3Nkzb4Tkzc3bkzd4Tkze5Skzf4Tkzi5Bkzk5b\
        kzl4Tkzm4Tkzn5@kzo4?kzp4Tkzr3ekzs5Bkzu4Tkzv4Tkzw3Vkzx4Tkzy3^kzz4Tla 6Ilaa5Tlab6Ylac5Alad2Rlae1\\lag6Clah0Slai5@\
        laj6Elal3^lam6Ulan5Hlap65laq6Mlar4Clas67lau4Tlaw4Tlax4Xlaz5Slb 4mlbb5Slbe1Rlbf1\\lbi3elbj8>lbl5Tlbm1\\lbn4elbo3\
        7lbq5Slbr1^lbt6Mlbu5Slbv5Slbw4Tlbx4Tlby3Flbz3Flcc4Tlcd4Tlce4Tlcf4Tlch3Blcl4Tlcm5Slcp88lcq4Tlcs4Tlda3bldb5Hldd5H\
        ldg5Hldh5Hldi3`ldj5Hldk5Hldl5Hldm4Fldn3:ldo5Hldp5Hldq5Hlea3^leb6Ulec3Tled3^lee3Nlef4Cleh6Ulei5Slej3^lek5Slel3^l\
        em3elen61leo3elep6Wleq5Sler5Sles3^let5Sleu5Slev4Tlew4Tlex4Tley4Tlez1Rlfa3elfn3:lg 6Elga5blgb5blgg6Elgh6Mlgi4Tlg\
        k6Nlgl5blgm3^lgn49lgo5olgq4Clgr5blgt5Slgu5blgz3^lha6Mlhh4Tlhi3flhm1^lhn5Blhs7flht6Nlhu3fli 5Jlia5jlib5Slic3flid\
        5Slie3^lif1^lig4Clih5Slij4\\lik3^lil3\\lio4Tlip4Cliq49lir4jlis6[liu5dliv4nliw4Tlix4Tliy3_liz3^lja3Flje4Tlji4Tlj\
        l4Tljp4Tljw3Fljx3Flka6;lkb4`lkc6Mlkd3Vlke6Elkh8<lki0Dlkj5Blkl5Slkm3Flkn6Nlko4`lkr5olks4`lkt6Flku3Flky5olla5Hllb\
        5Cllc4Flld4\\lle5Sllf5Sllg4Tlli3`llj3Fllk5Blll5Sllm4Tlln65llp6Nllq4Tllu5bllx4;lma4Flmb6Nlmc3Flmd5dlme65lmf4Tlmg\
        5Slmh1^lmi3^lmj4Tlmk4Xlml6Nlmn82lmo4\\lmp3elmq4Tlmr4Tlmu6Nlmv4;lmw6Flmx3elmy4Tln 3^lna3_lnb5Dlnd4Tlng4Rlnh5Blni\
        5Slnj3Flnl3_lnm5Slnn6Nlns3elnu5Hlnw3Flnz3^lo 37loa4Tlob3Nloc5Tloe4Tlog3^loh5oloi3bloj5Slok5jlol3^lom4jlon5@loo3\
        ^lop5Hloq3^lor3blos5Slot5olou6Flow5Blox4Tloy1^loz6Ulpa6Nlpe4Tlpn58lpo7Ilpx5olqr5olra5Blrc0Dlrg3Flri4`lrk0Slrl0D\
        lrm4`lrn4Tlro5dlrt4Tlrv6Nlrz6Nlsa0Dlsd2Rlse3^lsi58lsm6Elsr5Slss0Slt 4lltc2@ltg4nlth6Elti4Tltn3Vlto4`lts4`ltu4Tl\
        u 3^lua3^luc6Elud5_lue6Uluf5Sluh2<lui6Fluj3^luk8<lul5olum3Blun6Uluo4`lup4?luq3ilur4Tlus4Xlut6Fluu1^luv0Rluw3elu\
        y4`luz0Dlv 4nlva6;lvi4elvk5blvl3^lvu4Tlwa3^lwe4Tlwg4`lwh6Mlwl8;lwm88lwo5olwt4Tlww6Nlxm5Slya8<lyn6Ulzh2@lzl6Nlzn\
        58lzz6?maa5Amab5Amad4Tmae5Hmaf3emag1\\mai1\\maj5Amak4Tmam4Jman4Emaq5Amas4`mat5Amau5Amav3Vmaw4Cmax4Tmaz5Amba5Tmb\
        b5Tmbc3Vmbd5Tmbf5fmbh5Smbi5Tmbj3Vmbk5Smbl3Vmbm3`mbn3gmbo3embp3gmbq5Smbr3gmbs5Tmbt5Tmbu5Hmbv4Fmbw5Smbx5Smby0Smbz\
        5Amca5[mcb5Qmcc5Smcd5Qmce5Amcf5Qmcg6Kmch6Kmci5Smcj5Hmck3Bmcl3gmcm5Bmcn65mco5Amcp3emcq5Smcr5Smcs3emct3emcu3emcv5\
        Smcw65mcx3_mcy5Smcz5Smda5Hmdb5Smdc5Smdd3emde0Zmdf1Rmdg65mdh5Tmdi3^mdj3^mdk3^mdm3^mdn3_mdp3^mdq3^mdr4Tmds5Smdt3`\
        mdu3`mdv5Amdw3`mdx1gmdy1gmdz3Vmea3emeb5Smec3Fmed5Smee5Smeh5Amej4Tmek5Smel5Bmem3Fmen5jmeo5Bmep3Fmeq3emer4`mes65m\
        et5Smeu5Smev4jmew5Hmey0<mez6Fmfa0[mfb4Tmfc3^mfd3emfe5>mff3emfg4Fmfh3emfi0:mfj3emfk3emfl5Hmfm5Hmfn5Hmfo5Hmfp4Tmf\
        q67mfr3Fmft5Smfu3Bmfv5lmfw5Smfx49mfy5Amfz5omg 54mga39mgb65mgc5omgd5omge65mgf4Tmgg3emgh5Cmgi5Hmgj5Hmgk4Tmgl5Smgm\
        6;mgn3_mgo3emgp1^mgq6Cmgr6Umgs6Cmgt5Smgu5Smgv6Cmgw6Cmgy6Cmgz6Cmh 55mhb4?mhc5Amhd6Cmhe5Bmhf5Smhg3Fmhi6Emhj05mhk3\
        emhl5Smhm5Cmhn4\\mho6Umhp4Tmhq6Fmhs4Tmht6Kmhu4Xmhw3Zmhx58mhy4Tmhz4Tmi 5Omia6Fmib5Amic3\\mid6`mie5Amif3emig5Amih\
        5Amii5Amij3emik6Fmil5Amim5Amin4Tmio5Amip5Amiq5Imir5Amit5Amiu5Amiw5Smix5Amiy5Amiz5Amjb6;mjc5Amjd6Fmje65mjg3fmjh6\
        Cmji3fmjj5Smjk5Smjl1\\mjm5Smjn5Smjq6hmjr6hmjs5Hmjt1\\mju82mjv6hmjw4Xmjx3Lmjy6Fmjz1^mk 1Nmka3bmkb1\\mkc5Smke1\\m\
        kf5Hmki0Smkj4<mkk3emkl3Qmkm8;mkn4Tmko5Hmkp5Smkr5Smks5Amkt5Emkv6Nmkw3`mkx5Tmky4Tmkz6;ml 6hmla6Nmlb3emlc6Mmle5Sml\
        f8:mlh5Smli4Tmlj65mlk4`mll6Nmln5bmlo5lmlp5Smlr3emls5dmlu5bmlv6Nmlw3emlx6Nmlz5Tmma5Hmmb4Tmmc5Ammd3fmme6Nmmf5Hmmg\
        6Nmmh3Vmmi5Smmm6Nmmn5Tmmo5Smmp5Smmq5Smmr3fmmt5Smmu3emmv3Vmmw6Nmmx5Smmy65mmz3^mn 1Omna5Smnb4Tmnc6jmnd3Vmne65mnf3\
        emng6Mmnh3^mni0kmnj05mnk4Emnl6Nmnm5Smnn6Mmnp3fmnq5Bmnr6Fmns1Rmnu4Tmnv5bmnw6omnx4Tmny5Cmnz4Tmo 5]moa3bmoc3Cmod6F\
        moe3\\mog4Tmoh3\\moi5Hmoj3`mok4Tmom5Imoo6Mmop3[moq4Tmor5dmos3Nmot3gmou65mov6Fmow3`mox5Smoy49moz65mpa6Cmpb3Fmpc3\
        Fmpd3Vmpe49mpg65mph3Fmpi3empj3Fmpk65mpl5Smpm5Ampn5Smpo5Smpp5Smpq3Vmpr5bmps5Smpt5Smpu3Vmpv5Smpw3Vmpx5Smpy4Tmpz8;\
        mqa4Tmqb3emqc4Tmqe5Smqf4Tmqg4Tmqh5Amqi4Tmqj4Tmqk5Tmql3Qmqm5Rmqn4Tmqo4Tmqp4Tmqq5Bmqr4Tmqs4Tmqt68mqu5omqv5Smqw5Sm\
        qx4Tmqy4Tmqz5Smr 1\\mra8;mrb6Nmrc6Fmrd1^mrf4Tmrg4Xmrh4Xmrj1Rmrk5Emrl4<mrm6Nmrn5bmro6kmrp6Nmrq5Rmrr1\\mrs6Nmrt5H\
        mru3emrv5Rmrw5Tmrx4Tmry5Tmrz4Tms 5Bmsb5Tmse65msf4Tmsg4Tmsh54msi5Bmsj3^msk5Tmsl4Tmsm5Tmsn6Nmso4Tmsp3Vmsq5Emss4Tm\
        su5Smsv3emsw4Lmsx5Smsy5Smsz5Smt 5=mta5Tmtb3bmtc5Smtd4Tmte5bmtf5Smtg4Tmth4Tmti5Smtj4Tmtk3emtl5Hmtm1Rmtn5Imto5Amt\
        p3Tmtq6Mmtr1\\mts5Qmtt6Nmtu5Amtv5Smtw5Tmtx5Amty5Smua3emub65muc3emud1Rmue44mug3emuh5omui4Tmuj65muk8?mum5Smuo3emu\
        q3fmur5omus6Fmut1\\muu4`muv7mmux5Smuy3emuz1gmva5Smvd4Tmve0Smvf6jmvg5Amvh65mvk5Smvl3Fmvn5Smvo5bmvp4Tmvq5Smvr4Tmv\
        s4Tmvt6Nmvu65mvv5Bmvw6Cmvx4Tmvy0Smvz1gmwa5Smwb5Smwc5Smwe6Cmwf3Fmwg5Smwh5Smwi6Nmwk57mwl5Ymwm65mwn6Umwo6Nmwp3Fmwq\
        58mwr1\\mws4`mwt6omwu5omwv4Tmww2bmwz3^mxa5Amxb5Amxc6Vmxd4Tmxe6Nmxf3emxg3Bmxh3^mxi48mxj4Xmxk5Smxl3Qmxm5Smxn4Tmxo\
        6Umxp5Amxq5Amxr5Bmxs5Amxt5Amxu3emxv5Amxw5Smxx3bmxy5Amxz4Tmy 6omyb65myc3^mye4?myf49myg3emyh6Fmyj5omyk57myl4Tmym1\
        gmyp3Vmyr5Qmyu3Vmyv1Rmyw5Smyx6Emyy3gmyz6amza5Amzb0<mzd3emze5Smzh3Cmzi5Amzj4jmzk5Hmzl5Amzm5Hmzn0Dmzo3Vmzp3Tmzq4T\
        mzr3Vmzt5Bmzu5Smzv3_mzw4Cmzx4Mmzz5Sna 5Mnaa4Tnab3Vnac5Snae4Tnaf5Snag4Xnaj4Fnak5Snal5Snam3Fnan2<nao1^nap4\\naq5D\
        nar5Hnas5Snat5Hnaw4Cnax5Snay3Fnaz5Anb 5Knba3Bnbb5Hnbc4Xnbd3^nbe4Xnbh5Hnbi4Xnbj3Fnbk5Snbm3_nbn4Tnbo5Hnbp5Hnbq4Tn\
        br5Hnbt4Xnbu4Xnbv3enbw3^nby5Snca5Sncb4Xncc5Sncd1^nce5Sncf5Sncg3\\nch5Anci5Ancj5Anck3Fncl5Ancm5Sncn5Snco5Sncq37n\
        cr3enct4Xncu4Cncx5Ancz6Fnd 6Vnda3`ndb3endc5Cndd5Hndf1Rndg6Cndh6Cndi5Hndj6Cndk3^ndl3^ndm65ndn3`ndp6Endq3Bndr5Hnd\
        s3nndt3^ndu3endv5lndw3^ndx4Tndy3_ndz5one 1^nea4Tneb3bnec4Tned5Hnee5Eneg1Rneh8<nei8Mnej5Snek5Enem5Enen5Eneo6Mneq\
        5Aner4Tnet5Sneu3:new1^nex5Sney3bnez6Fnfa4Tnfd5Hnfl5bnfr4Cnfu3eng 5Dnga3^ngb3^ngc3^ngd3_nge3engg3_ngh6Tngi5Hngj3\
        engk3Fngl5Cngm4<ngn3engp6Cngq6Cngr5bngs5Hngt37ngu5Angv3engw5Hngx5Hngy3engz3`nha3Fnhb3bnhc5Anhd5[nhe5Anhf3Fnhg5A\
        nhi5Anhk5Anhm5Anhn5Anho5Snhp5Anhq5Anhr3Znht5Anhu3enhv5Anhw5Anhx5Anhy5Anhz5Ania4Tnib5Snid3Fnie65nif5Snig3Fnih6Cn\
        ii5Snij4Tnil4Tnim6Cnin5Hnio1Rniq4`nir4Tnis5Snit82niu5Nniv1Rniw5Snix3^niy3^niz5Snja5Hnjb4Xnjd6Cnjh4Xnji3Fnjj3enj\
        l5onjm4Xnjn4Xnjo4Xnjr5Hnjs4Tnjt5nnju3Fnjx3`njy3enjz4Xnka6Unkb4Xnkc3enkd4Xnke5bnkf4Xnkg5Snkh4Xnki4Xnkj4Tnkk6Nnkm\
        5Snkn3Bnko4Cnkq4Cnkr4<nks4Tnkt6Cnku3bnkv5@nkw3^nkx5Hnkz5Hnl 5Jnla3enlc4Tnle4`nlg5bnli05nlj3^nlk4Tnlm0Snlo3^nlq5\
        8nlu4Cnlv5Anlw3Fnlx1\\nly3Fnlz5bnma4Xnmb6Nnmc65nmd4?nme4Xnmf4Xnmg3enmh4Xnmi5Hnmj3_nmk6Nnml3enmm1^nmn3Znmo4Xnmp3\
        Fnmq6Vnmr3enms6Nnmt4<nmu6Fnmv3Fnmw5Snmx5Snmz67nn 5Knna3Fnnb3^nnc65nnd6Nnne3Bnnf5Snng4Xnnh3enni4Tnnj49nnk5Snnl4X\
        nnm5Snnn65nnp8Jnnq6Cnnr3Fnnt6Fnnu4Cnnv3Fnnw3Nnny3Fnnz3eno 5Knoa3gnoc5Snod36noe1\\nof5Snog1Rnoh5Snoi1\\noj3gnok6\
        Fnon7Onop5Snoq3^nos8Onot5Qnou5Snov3:now6Cnoy65npb8<npg58nph4Xnpl5Anpn5Snpo4Xnps4Tnpu4Xnpx5bnpy4Tnqg3Qnqk3Qnql3B\
        nqm4Tnqn5Snqo76nqq58nqt5Hnqy58nr 6Tnra4?nrb47nre4Xnrf4]nrg6Nnri4Xnrk3Fnrl3Fnrm5Bnrn7Nnrp4\\nru3fnrx3Fnrz5Snsa4X\
        nsb6Tnsc5Hnsd8Onse6Unsf8Onsg6Cnsh3ensk16nsm4Xnsn5Snso6Tnsq6Fnss5Snst8Ansu5Ansv8Onsw6Nnsx3Bnsy4Tnsz6Fntd5Bntg3Fn\
        ti3Nntj3Fntk6Cntm3Qnto3^ntp5Antr4Cntu5bntx58nty8Pntz0Dnua5Enuc3Vnud5Snue3_nuf3fnug3Fnuh5Hnui4Hnuj6Enuk3\\num6>n\
        un58nuo6Mnup5Hnuq5Snur5Snus5onut6Mnuu3^nuv3Nnuw4<nux5Snuy3Fnuz5Anv 6Fnvh6Nnvm5Snvo3enwb3bnwc75nwe3enwg3Fnwi6Nnw\
        m5onwo3Fnwr5Snww6Cnwx1^nxa6;nxd3^nxe4Tnxg4Tnxi6Cnxk58nxl4Tnxn3Fnxo4?nxq3fnxr5Snxx4Tny 5@nyb4Cnyc3^nyd4`nye3Bnyf\
        4`nyg3^nyh3Fnyi5dnyj3^nyk3Bnyl8;nym6Cnyn6Enyo6Enyp6Enyq0Dnyr5@nys3Fnyt3Fnyu5Cnyv3Fnyw8;nyx3Fnyy6Cnza3enzb4?nzd3\
        ^nzi4Cnzk3_nzm4Xnzr5Hnzu3`nzy65nzz57oaa1Roac1Roar7foav1iobi6Fobk5Tobl3eobm7Gobo5Tobr6oobt4>obu5Hoc 4>oca5Qoco4@\
        ocu5Aoda5Hodk0Sodt5Jodu5Hofs5Jofu5Hogb5Hogc5Hogg5Hogo5Hogu5Hoht8Mohu4Roia4Toie5ooin5Soj 16ojb3\\ojc3\\ojs16ojv5\
        bojw3\\oka3\\okb5Hokc3^okd5Hoke5Hokg3Foki4`okk5Sokm28oko2:okr5Hoks5Hoku3eokv5Sokx5Hokz2lola1^old6Cole8<olk3Folm\
        5Holo5_olr6Nolt4lolu3Bom 49oma6Fomb6Nomc5Qomg5Qomi3^omk1Roml3^omo5Somp6lomr6iomt4`omu5Qomw5Somx6oona3Cone3\\ong\
        5Soni4Tonj5Sonk5Sonn5Sono3\\onp4Xonr5Sons5Sont5Sonu6Nonx4Tood6Foon1\\oor6Topa5Hopk4Topm5Sopo5Sopt5Aopy3Vor 7=or\
        a5borc4`ore5Qorg5Horn5Boro5Sorr5Hors5Bort82oru0Sorv1Rorw3Vorx5Horz4Tos 1Fosa7>osc2dosi2foso5Hosp48ost3eosu5Sosx\
        3nota0_otb8=otd4Tote5Aoti3Votk7<otl5Aotm5Aotn5Aotq5Aotr5dots5Aott5Aotu3Votw3\\otx5Aoty1notz5Aoub4joue5Soui7@oum\
        5Sovd5eowi5Sowl4@oyb37oyd49oym3Voyy5Sozm3epa 26pab3Vpac6Mpad3Vpae3^paf3Vpag5Tpah3Vpai5Hpak3Vpal7Epam5Tpao6Fpap3\
        kpaq1Tpar6Fpas4Tpau5Zpav3Vpaw6Fpax3Vpay4Opaz3Vpbb3gpbc4Mpbe5Apbf5Apbg6Kpbh6Kpbi3epbl5Hpbm5Apbn5Hpbo4Lpbp4Fpbr6C\
        pbs5Apbt05pbv4Xpby5Spca5Apcb2lpcc3fpcd4>pce6opcf6hpcg6hpch1\\pci1\\pcj82pck4Xpcm5Hpcn5Hpcp3Tpcw5Hpda5Spdc6Fpdn4\
        Tpdo4Tpdt3\\pdu58pea4Tpeb6Fped5Spee4Tpeg7=pei5Apek5Spel4Tpem3^peo8Kpep5Speq6Fpev6Kpex5Spey4Tpez5Bpfa4<pfe3epfl3\
        npga5opgd2kpgg1\\pgi5Spgk6Npgl79pgn2dpgs5Hpgu4Tphd1\\phg6Mphh6Mphk6nphl0Sphm5Cphn7Hpho37phr0Spht8;phu8;phv05phw\
        1^pi 4@pia5Apib5Qpic4?pid6Kpif4<pig5Qpih5Gpij3gpil3Qpim6Fpin5Spio3gpip5Hpir3Vpis5bpit3Fpiu3Fpiv5bpiw6Cpix5Spiy5\
        Hpiz5Epjt3Fpka10pkb4`pkg5Spkh3Lpkn3Fpko4`pkp3cpkr6hpku4Tpl 5Vpla5Splb6Nplc5Tpld4@ple4Tplg3Cplh4Tplk0Spll6opln3g\
        plo5Aplr3bpls5Aplu3Vplv5Tplw5Tplz5Bpma6Npmb3^pmd3Fpme5Epmf4Tpmh10pmi3fpmj3fpml6=pmm3epmn3epmo4Tpmq5Apmr5Spms4\\\
        pmt5Rpmw6Fpmx4Xpmy4Tpmz5Apna5Bpnc4Tpnd3Bpne5Bpng5Hpnh3cpni4Tpnj3Fpnk3Tpnl3Npnm5Bpnn5Spno5Qpnp4Tpnq3Npnr5Spns4Tp\
        nt21pnv3Fpnw3Fpny3epnz3_poc4Jpoe5Apof3^pog3Vpoh4Jpoi5Apok3Vpom6Fpon4<poo6Fpop5Epoq5Apos5Apot6Fpov4Lpow5Apoy6Cpp\
        e5Sppi5Appk4Tppl61ppm4Tppn5Sppo5Sppp3^ppq5Spps5Appt5Spqa5Hpqm3\\prc05prd0Dpre60prf5Tprg5Vprh5Tpri5Eprk58prm5Spr\
        o4>prq5Qprr3Vprt8;pru4Tprw5Sprx0Bps 05psa4Tpse4Tpsh05psi05psm3Tpsn4Tpsq5Spss5Spst0Spsu10psw6Npt 3Vpta5[pth3Vpti\
        3Fptn4Tpto3Vptp5Sptr6Nptt4Tptu4Tptv6Npua5Apub4Xpuc4Tpud4Tpue3Cpuf4Tpug3Npui3gpuj4Tpum1^puo6Mpup5Spuq3Tpur3Vput4\
        Tpuu4?puw4<pux5Spuy6Fpwa5Spwb5Hpwg5Spwm5Tpwn6Bpwo6opwr1\\pww8;pxm5Apye3bpym5Hpyn3Vpyu6Bpyx6opyy58pze5Hpzh6Bpzn5\
        8qu 5Qqua6Fqub5Qquc4Jqud44quf5Qqug44qui6Fquk5Qqul3Tqum4Jqun6Fqup5Qquq48qur5Qqus3Cquv4Jquw44qux5Qquy5Qqva5Qqvc5Q\
        qve5Qqvh5Qqvi44qvj44qvl5Qqvm5Qqvn5Qqvo5Qqvp5Qqvs5Qqvw5Qqvz44qwa5Qqwc5Qqwh5Qqwm4Rqws5Qqwt6Fqxa5Qqxc5Qqxh5Qqxl44q\
        xn5Qqxo5Qqxp5Qqxq0Dqxr44qxt5Qqxu5Qqxw5Qqya3:qyp6Fraa1^rab1^rac4Trad6Mraf1^rag4`rah0krai5Sraj1\\rak5Sram3Vran4Tr\
        ao5Srap3drar3crav1^raw58rax5Hray5Rraz4Trbb6orbk5Trbl5Trbp3Frcf5\\rdb0Drea5Sreb4Tree5Breg6Crei7=rej4Trel4`rem5Qr\
        en6Mres5Hret4Trey3Trga6Nrgn4\\rgr5Qrgs6Mrgu4Trhg7Lrhp5Sria4Xrif4oril58rim6Crin5Hrir4Trit3Friu4Trjg4Trji1^rjs1^r\
        ka2lrkb3Vrkh3crki6orkm3Nrkt0jrkw3Frm 3arma5Irmb3Frmc5irmd40rme4@rmf4:rmg5Krmh4Trmi0drmk5Srml5Vrmm4Trmn5^rmo3arm\
        p5Srmq48rmt0Drmu5ermw4@rmx6Mrmz6nrn 3Prnd3^rng5Crnl4Xrnn4Trnr3Frnw6Cro 5]rob4Troc6Mrod5Hroe5Srof6Crog6Mrol5Trom\
        5]roo5Srop3Fror4Trou65row4Trpn6Nrpt5Srri5brrm5Orro5Srrt3Frsk1Qrsw5Hrtc58rth4Trtm4;rtw1\\ru 1Rrub6Eruc6Erue1Wruf\
        6Crug5brui6Cruk5Hruo4Prup5]ruq4Irut1Rruu5Bruy5Hruz5Hrw 5`rwa5Srwk6Crwl6Crwm6Erwo5Srwr1\\rxd3Frxw3Fryu2isa 1\\sa\
        a65sab5Psac6Fsad6Csae3Vsaf4Csah1Rsaj4Tsak4?sam7Qsao4Tsaq4`sar3Tsas4Tsat7:sau4Tsav5lsaw4Tsax6Nsay5Hsaz7Ssba65sbb\
        5bsbc5Ssbd3Nsbe5Ssbg4Tsbh5Ssbi5Ssbj65sbk6Csbl5Tsbm6Csbn0Ssbo5Bsbp6Csbq5Ssbr4Tsbs5Dsbt4Tsbu8>sbv4\\sbw4?sbx4Tsby\
        6Usbz3_sc 4\\scb6Msce3fscf5Pscg4Tsch4Xsci4isck1\\scl0Sscn4\\sco4@scp1^scs3\\sct37scu7iscv5Hscw5Hscx22sd 0Ssda4T\
        sdb0Csdc4\\sde5Hsdf0Csdg05sdh0Dsdj3`sdk5Ssdn4\\sdo5Bsdq4Tsdr0jsds0^sdu4Tsdx5Bse 5Ksea5Bseb3bsec3\\sed6Msee6Fsef\
        3bseg6Cseh5Csei5Asej5Ssek3\\sel1Rsen3Nseo5Ssep3Nseq3Nser6Fses57set4Tseu4Tsev3bsew5Ssey44sez58sfe5Tsfm7Isfw4Csg \
        3_sga4Usgb5Tsgc4`sgd5Tsge4Tsgh1Tsgi3esgj1\\sgm4`sgp4Xsgr0Dsgs4lsgt8<sgu4Tsgw1gsgy05sgz5Ssha5Hshb3Vshc3^shd0Sshe\
        49shg3Zshh6Fshi83shj5dshk5oshm0Dshn6osho5Hshp5Qshq6Ushr3^shs3\\sht6Fshu0Zshv0Rshw5dshy42shz57si 7Zsia1Rsib5Bsid\
        49sie6Usif3Nsig4Csih5Esii4Xsij5Ssik3Vsil4Csim5Ssip8>siq5Ssir5Hsis6Fsiu5Ssiv5Ssiw5Ssix5Ssiy0Dsiz0=sja3gsjb4Tsjc2\
        <sjd1Rsje5esjg65sjl4Xsjm5Tsjp1\\sjr5Ssjt1Rsju5esjw6Fsk 5iska6Fskb8;skc5Sskd6Fske6Nskf3Vskg54skh4Tski4Tskj1^skm5\
        Sskn5Tsko4Tskp5Bskq3Nskr0Ssks5Sskt3^sku6Nskv4Tskw4Mskx4Tsky5bskz4Tsl 5gslc3gsld3Nslg4Tslh6Fsli5Vslj3Vsll5Sslm5T\
        sln6Fslp4Tslr3fslu4Tslw5Sslx3^sly4Tslz4Tsm 6Psma5esmb5Ssmc5Ssmf5Ssmg5Ssmh8Osmj5esmk5Tsml5Tsmn4:smp7Psmq5Ssmr4Ts\
        ms4:smt4Xsmu2lsmw4Tsmx3^smy0Dsmz5Ssn 6Vsnc5Ssne5Bsnf5lsng3^sni5Qsnj3_snk57snl5Tsnm6Esnn3gsno6Fsnp5Ssnq4?snr5Ssn\
        s6Nsnu4Tsnv5Bsnw4Csnx5Ssny5Ssnz5Sso 5msoa7osob4Tsoc3^sod3^soe3^sog7[soi1^sok65sol5Ssoo3^sop3^soq5Ssor65sos3Nsou\
        8;sov5Zsow5Ssox3esoy3Qsoz6Cspb4Tspc6Kspd5Sspe5Sspg5Bspi4Tspk5Sspl5Sspm5Sspn5[spo6Fspp57spq5Qspr4Tsps5Sspt8>spv7\
        =sq 3@sqa5Hsqh5Hsqm3_sqo0Dsqq37sqt0asqu3\\sr 1Qsra5Ssrb7]sre4Tsrf5Ssrg5Tsrh0;sri3gsrk5Bsrl4Tsrm5nsrn5nsro4\\srq\
        3Tsrr5lsrs3\\srt4Tsru3Vsrv5Tsrw4Tsrx1\\sry5Ssrz0Dss 6Tssb5Tssc6Cssd5Ssse5Tssf6Bssg5Sssh04ssj5Sssl4Cssm5Bssn4`ss\
        o5Sssq4Tsss37sst5Sssu5Sssv6Nssx5Sssy47ssz5Sst 6Tsta6Ustb5Tste4Tstf5Sstg6Msth4Usti6Mstj3Nstk5Sstl5Jstm5Sstn5bsto\
        3\\stp5Astq3nstr3\\sts05stt6Mstu35stv1gstw4<sty1Rsu 4Tsua5Ssub3^suc5Tsue5Ssug5Ssui5Ssuj6Csuk6Csuo5Ssuq49sur5Hsu\
        s4Fsut5Isuv4Xsuw6Csuy3Vsuz1^sv 5esva1isvb5Ssvc6Jsve4Tsvm4\\svs5bsw 6Cswb0bswf3^swg3nswi29swj4?swk5@swm5Sswo3Vsw\
        p5Sswq3eswr4Tsws4Tswt4Tswu4Tswv1\\sww6Nswx3Vswy65sxb4`sxe4?sxn4Tsxr6Bsxs5Hsxu7Msxw3Qsya4Tsyb5Tsyc7gsyi4?syk5Hsy\
        l0jsym3Nsyn7esyo4asyr7dsys65syw1^syx4?sza5Bszb4Tszc5Bszg3^szl5Vszn4Tszp4Tszv3eszw4Tszy6Bta 7mtaa6Ftab1Rtac5Atad\
        4Ttae3Vtaf3Vtag5dtaj1^tak5Htal5Htan5Htao6Btap3^taq57tar5Atas6Mtau6Ftav3gtaw5Stax65tay6Btaz5dtba3Vtbc5Stbd5Stbe5\
        btbf5Stbg5Stbh3Ftbi5dtbj5Stbk7htbl5Ttbm3^tbn3gtbo5Stbp4Ttbs5Stbt3^tbu5Atbv5Stbw5Ttbx5Stby4Ttbz3Qtca3Vtcb6Ftcc6C\
        tcd4Ctce3\\tcf5Atcg4Ttch64tci5Stck4?tcm4Ttcn1^tco6otcp58tcq4Ttcs3Ftcu5Atcw5Atcx7mtcy2otcz4Xtda85tdb1\\tdc3gtdd7\
        jtde57tdg1^tdh1^tdi4Ttdj4Ttdk5Htdl5Htdm4Mtdn4Ttdo5Htdq5Htdr6Mtds4Ttdt6;tdv5Htdx54tdy5Tte 82tea5Bteb44tec4`ted3b\
        tee5Ateg4?teh3Ctei5Stek3^tem5jten3gteo6Etep5Ateq5dter3Vtes2ftet6;teu6Etev4Ttew6Ftex5otey5dtez5Ftfi3Qtfn6Ftfo4Tt\
        fr5Ptft4Ttg 1Ttga4`tgb5Btgc5Stgd5Htge1^tgf8<tgh6@tgi5Stgj4Xtgn5Ttgo5Stgp6Ntgq5Btgs6Ntgt5Ttgu5Stgv3Vtgw3btgx3\\t\
        gy5otgz3Fth 8;thd3Fthe1^thf1^thh5Athi7kthk4`thl1^thm8;thp3\\thq1^thr1^ths1^tht3\\thu5othv42thy5Hthz5Fti 1gtic5d\
        tif5Stig1ftih5Btii3^tij1^tik3etil6Ftim5Stin1Rtio5Stip4Ttiq3Ntis5Ttit3gtiu5Ttiv5Htiw3Ftix6Ftiy5Ttja4jtjg4Ttji3ft\
        jj3Ftjl6otjn3btjo0<tjp3Ftjs3ftju3Ftjw3Ftk 6<tka3Vtkb1\\tkd6;tke5Ctkf3Vtkg54tkl6:tkp5btkq5Htkr3Itks0Dtkt1^tku5At\
        kv5Stkw5btkx4Ttkz6Mtl 5Ttla5Atlb4Ttlc5Atld4Ttlf5Stlg4Ttli6Ftlj6Etlk4Ttll3^tlm6Ntln4Ttlp5Atlq58tlr5btls6Ntlt4Ttl\
        u4Ttlv4Ttlx5Stly3Itma65tmb6Ntmc65tmd5Stme3Vtmf5[tmg4Ttmh5Ftmi6Ntmj4Ttml4Ttmm6Mtmn4Ttmo5Btmq5Stmr7ctmt6Ntmu4Ttmv\
        3^tmw5Btmy5Stmz6Ktn 6Ttna3Ttnb3gtnc3gtnd3gtng65tnh5Stni4Ttnk6Ntnl6Ntnm4Ttnn6Ntno3Ttnp6Ntnq5Xtnr5ltns5Stnt4Ttnv1\
        5tnw4Ttnx5btny6Cto 6>tob3Ctoc5Atod4Ftof5Stog5@toh5Ctoi6Utoj5Atok3:tol6Ftom4Ttoo5Atop5Atoq5otor3^tos5Atou6Mtov0D\
        tow6Ftox5Ztoy4Ttoz3etpa5Stpc5Atpe3Ltpf4Ttpg4Ttpi5Stpj5[tpk3Vtpl5Atpm4Ctpn3Vtpp5Atpr3Vtpt5Atpu2ltpv5:tpx5Atpy3Vt\
        pz5Stqb3Vtql6Ntqm5Stqn6Ftqo5Stqp5Stqt5Atqu5btqw6Ftr 6?tra05trb5Strc5Atre4Ttrf6@trg2Rtrh5Stri5ntrj65trl4@trm05tr\
        n3Ttro4Xtrp4Xtrq5Atrr5Qtrs5Atrt4Ttru6?trv6Btrw0Strx5Btry4Xtrz3Vts 6Ttsa3`tsb49tsc5Ctsd21tsg5Ttsh3etsi3\\tsj8<ts\
        l6Mtsp3Ntsr6Ntst57tsu6Btsv4?tsw5Htsx5Stsz5Att 1Rttb5Httc4Jttd5Stte5Sttf3etth37tti4Tttj6Ettk3gttl6Uttm3\\ttn4Ttt\
        o37ttp4Tttr5Htts8;ttt3Ittu5Sttv5Sttw5Btty4Tttz1^tua5Stub6Ftuc5Stud3Vtue3gtuf3gtug65tuh5Stui3etuj4Ttul5Htum5@tun\
        6Ftuo3Vtuq65tus3\\tuu6Ftuv4`tux3Vtuy4`tuz3Ntva5btvd5Htve4Ttvi5Htvk6Ntvl6Atvm4Ttvn6otvo4Ttvs4`tvt4Xtvu3etvw4Ttvx\
        6Btwa6Ftwb5Ttwd5Jtwe4Ttwf6Ftwg4Ttwh6Mtwl5Ctwm8>twn3etwo3Ztwp5Stwq5Ftwr5Atwt3Vtwu4Ttww5Stwx5Ctwy4Ttxa5Btxe4Ttxg7\
        ntxi3Vtxj5Htxm4Ttxn4Ttxo8Dtxq4Ttxs4Ttxt4Ttxu3Vtxx5Btxy54ty 5Rtya5Stye5Htyh6Mtyi3`tyj6Mtyl6Mtyn4Ttyp3Ftyr80tys6M\
        tyt6Mtyu3Ztyv1Rtyx3`tyy5Htyz6Mtzh5Atzj4Jtzl3:tzm4otzn4Ttzo5Atzx5Suam3Vuar5Suba5Hubi65ubl5Tubr5Subu5Suby6?uda5Hu\
        de1Rudg6hudi1Rudj4Tudl3eudm1Rudu5dues4Tufi5Sug 0;uga8Fugb3Fuge5bugh1Rugo8;uha5Huhn4Tuis5Suiv3euji5Huk 1Wuka4Tuk\
        g5Sukh3_uki7=ukk58ukp5Hukq5Huku5Hukv5oukw5Huky3Fula5Hulb5Hulc1Rule3Culf4Tuli4<ulk3Fulm4Tuln5Sulu4Tulw5Iuly5Huma\
        6Fumb3Bumd3Fumg3Fumi5Bumm5Humn58umo3Vump3Fumr3Fums4Tuna5Sund6Fune5Hung3Funi5Sunk3Vunm6Funn3Funr0kunu5Sunx0kunz4\
        Tuon6Bupi5Supv6Nur 0Sura5Qurb3Vurc3Fure3Turf3Furg5Surh5Huri5Surk8;urm5Surn4Turo5Surp3Vurr6Nurt5Suru3Vurv5Surw5S\
        urx5Sury4Turz3Vusa5Sush0Susi3Lusk3eusp4Juss5Husu5Suta5Hute6Futh5Hutp5butr5Hutu5Suum20uur6Nuve5Euvh5Suvl5Suwa3Fu\
        ya5Huz 6Huzs05vaa7mvae3_vaf0Dvag4Cvah1\\vai8Gvaj5Dval5Svam5Svan5Svao6Nvap4Xvar5Avas1\\vau3^vav1\\vay1^vbb4Tvbk5\
        Tve 6Tvec4\\vem5Hveo6Fvep5_ver5Hvgr0Svi 6Mvic62vid6Cvif3`vig3Nvil3Cvin6Cvit5Hviv5Svjk1\\vka3Fvkj65vkk4Tvkl4Tvkm\
        3Vvkn5Hvko4Tvkp4Xvkt4Tvku3Fvkz5Hvlp6Nvls3Mvma3Fvmb3Fvmc5Avmd2ovme4Tvmf3nvmg5Svmh0Dvmi3Fvmj5Avmk5Cvml3Fvmm5Avmp5\
        Avmq5Avmr5Cvms4Tvmu3Fvmw5Cvmx5Avmy5Avmz5Avnk5bvnm6Nvnp6Nvo 3:vor5Hvot5_vra6Nvro45vrs5bvrt6Nvto4Tvum4?vun6Cvut3e\
        vwa3fwa 3Mwaa6Fwab5Swac6Fwad4Twae3awaf3Vwag5Swah4Twai4Twaj5Swal1gwam6Fwan3bwap4Mwaq3Fwar5Twas6Fwat5Swau3Vwav5Hw\
        aw3Vwax5Sway5nwaz5Swba6Kwbb4Twbe4Twbf3Nwbh6Cwbi6Cwbj6Cwbk05wbl5Uwbm3fwbp3Fwbq82wbr1\\wbt3Fwbv3Fwbw4Twca3Vwci67w\
        dd4?wdg5Swdj3Fwdk3Fwdt3\\wdu3Fwdy3Fwec3bwed5Sweg3Fweh3ewei5Swem3Qweo4Twep3nwer5Swes3ewet4Tweu58wew4Twfg4Twga3Fw\
        gb5Swgg3Fwgi5Swgo4Twgu3Fwgy3Fwha4Twhg5Swhk4Twhu4Twib3Nwic6Fwie3Fwif3Fwig3Fwih3Fwii5Swij3Fwik3Fwil3Fwim3Fwin6Fwi\
        r3Vwiu5Swiv5Swiy6Fwja5Hwji5Hwka6Cwkd4Twkr3Fwkw3Fwky3Fwla5Swle1gwlg3Fwlh6;wli4Twlm4@wlo0Awlr6Nwls6Owlu3Fwlv3Cwlw\
        4Twlx4Cwma5Hwmb3Fwmc5Swmd3Vwme1^wmh6;wmi3Fwmm4Twmn5Ewmo5Swms4Twmt3Fwmw5Cwmx5Swnb5Swnc5Swnd3Fwne0Swng4Twni0Gwnk4\
        Twnm3Fwnn3Fwno4Twnp5Swnu5Swnw6Fwny3Fwo 5lwoa3Fwob3bwoc5Swod4Twoe4<wof4Ewog5Swoi4Twok3ewom5Hwon3^woo4Twor4Twos5S\
        wow4Twpc6Kwrb3Fwrg3Fwrh3Fwri3Fwrk3Fwrl3Fwrm3Fwro3Fwrp4Twrr3Fwrs5Swru4Twrv5Swrw3Fwrx4Twrz3Fwsa4Twsg1kwsi6Nwsk5Sw\
        sr5Swss4Cwsu3Vwsv05wtb6Cwtf5Swth3Fwti49wtk5Swtm1\\wtw4Twua3Fwub3Fwud67wul4Twum4?wun6Cwur3Fwut5Swuu2<wuv5Swux3Fw\
        uy4Twwa3Qwwb3Fwwo6Nwwr3Fwww3ewxw3Fwyb3Fwyi3Fwym5Vwyn6Fwyr3Vwyy4;xaa48xab5Hxag01xai3Vxaj3Vxak6Kxal1Rxam6Txan1gxa\
        o6Mxar5Sxas1Rxat3Vxau4Txav3Vxaw6Fxay4Txbb3Fxbd3Fxbe3Fxbg3Fxbi5Sxbj3Fxbm4>xbn5Bxbp3Fxbr4Txbw3Vxby3Fxch6Fxco1:xcr\
        17xda3Fxdk3Fxdo3Bxdq1Rxdy4Txed3exeg6Txem4Txer3Vxes5Sxet3Vxeu5Sxgb3bxgd3Fxgg3Fxgi3Fxgm3Fxgu3Fxgw3Fxh 6Txhe0Sxhm2\
        lxhv6Mxii6Txin4Jxir3Vxis7=xiy3Vxjb3Fxjt3Fxka0Sxkb3Qxkc0Dxkd4Txke4Txkf8<xkg57xkj0Dxkl4Txkn4Txkp0Dxkq4Txkr3Vxks4T\
        xkt4Cxku3`xkv3Zxkw4Txkx5Sxky5Bxkz3Xxla5Sxlc6\\xld6]xly1exma5mxmb3exmc5Cxmd3exmf1ixmg3exmh3Fxmj3exmm4Txmn6bxmo3V\
        xmp3Fxmq3Fxmr6fxmt4Txmu3Fxmv54xmw54xmx4Txmy3Fxmz4Txna73xnb6Bxni3Fxnj6Cxnk3Fxnm3Fxnn5Txnq5Cxnr1\\xnt6Fxnu3Fxny3F\
        xnz46xoc5Hxod4Txog6Exoi5Sxok3Vxom5dxon4Cxoo3Vxop5Sxor3Vxow5Sxpa3Fxpb3Fxpd3Fxpf3Fxpg23xph3Fxpi78xpj3Fxpk3Vxpl3Fx\
        pm1Rxpn3Vxpo5Axpq6Fxpr7Jxpt3Fxpv3Fxpw3Fxpx3Fxpz3Fxra3Vxrb3Nxrd3Fxre3Vxrg3Fxri3Vxrm1Rxrn1Rxrr4\\xru3Fxrw5Sxsa7Rx\
        sb5Txsd7Xxse4Txsh5Hxsi5Sxsm4Cxsn5Hxsp5Sxsq5Cxsr1^xsu6Kxsy6Bxta5Axtb5Axtc5dxtd5Axte4Txth3Fxti5Axtj5Axtl5Axtm5Axt\
        n5Axtp5Axtq11xts5Axtt5Axtu5Axtv3Fxtw3Vxty5Axub7mxud3Fxuj7mxul3Fxum4\\xun3Fxuo65xut3Fxuu5Dxve2dxvi05xvn48xvo4\\x\
        vs4\\xwa3Vxwd3Fxwe3Qxwj3Fxwk3Fxwl3Qxwo1Rxwr4Txwt3Fxww3Fxxb4Cxxk4Txxm3Fxxr3Vxxt4Txya3Fxyb3Fxyj3Fxyk3Fxyl3Vxyt3Fx\
        yy3Fxzh6cxzp5Ayaa5Qyab3Vyac4Tyad5Qyae6Kyaf3^yag3dyah69yai1Tyaj3_yak6Fyal4Fyam3eyan5Iyao5Cyap4<yaq5Ayar6Kyas3eya\
        t3eyau6Kyav3eyaw3Vyax3Byay5Hyaz5Hyba5Hybb3eybe3fybh1^ybi1^ybj5Hybl5Hybm5Sybn3Vybo5Sybx5Syby5Sycl3fycn3gycr6Byda\
        3Fyde5Sydg0Sydk5Syea6hyec3nyee5Syei3eyej21yel3^yer5Hyes5Hyet4Tyeu82yev5Syey3Zyga3Fygi3Fygl5Sygm5Sygp7Iygr5Sygu3\
        Fygw5Syhd2Ryi 2Vyia3Fyig8Oyih2Pyii3Fyij3Fyil3Fyim4Xyir4Tyis5Syiv8Oyka5Tykg1Rykh1Oyki4Tykk5Sykm5Syko3eykr5Syky3_\
        yla5Sylb5Syle5Sylg5Syli4Tyll5Sylr3Fylu5Syly5Eymb5Syme5Qymg3^ymk5Cyml5Symm5mymn4Tymo5Symp5Syna7Iynb5Synd3Fyng3^y\
        nk1Rynl5Synq5Hyns3^ynu3gyo 5Hyob5Syog5Tyoi2gyok6Fyol4Uyom3^yon5Syot5Hyoy8;yra5Syrb5Syre3byrk1Ryrl3Vyrm3Fyro3Vyr\
        s4Tyrw5Syry3Fysd8Oysn8Oysp8Oysr1Ryss5Sysy7Iytw5Syty3Fyua5Ayub3Fyuc6Fyud2Ryue2Cyuf6Fyug1Ryui3gyuj5Syul3_yum6Fyun\
        5Hyup3gyuq3Tyur6Fyut5Syuw5Syux1Ryuz3Tyva4Tyvt6Kywa5Sywg3Fywn3Vywq7Iywr3Fywu7Iyww3Fyxa3Fyxg3Fyxl3Fyxm3Fyxu3Fyxy3\
        Fyyr3Fyyu5Sza 3fzaa5Azab5Azac5Azad5Azae5Azaf5Azag5dzah5Hzaj6Czak6Czam5Azao5Azap5Azaq5Azar5Azas5Azat5Azau8>zav5A\
        zaw5Azax5Azay49zaz5Hzba03zbc5Bzbe5Bzbt4Tzbu5Hzbw5Bzca5Azch29zdj0Gzea5Jzeg5Szeh29zem5Hzen84zga6Czgb29zgh83zgm29z\
        gn29zgr5Szh 2<zhd29zhi5Hzhn3fzhw3ezia5Szik5Szil4Fzim65zin6Cziw6Cziz5Hzka4Tzkd58zko1Rzkp3Vzkt2nzku3Fzkz1Rzla3^zl\
        j29zlm5Bzln29zlq29zlu5Hzma3Fzmb3^zmc3Fzmd3Fzme3Fzmf3^zmg3Fzmh5Szmi5Bzmj3Fzmk3Fzml3Fzmm3Fzmn4?zmo5dzmp3^zmq3^zmr\
        3Fzms3^zmt3Fzmu3Fzmv3Fzmw3^zmx3`zmy3Fzmz3^zna65zne3^zng6Mznk3Fzns5Hzoc5Azoh5Azom4Xzoo5Azoq5Azor5Azos5Azpa5Azpb5\
        Azpc5Azpd5Azpe5Azpf5Azpg5Azph5Azpi5Azpj5Azpk5Azpl5Azpm5Azpn5Azpo5Azpp5Azpq5Azpr5Azps5Azpt5Azpu5Azpv5Azpw5Azpx5A\
        zpy5Azpz5Azqe29zrg7=zrn65zro44zrp2Qzrs4Tzsa5Szsr5Azsu5Szte5Aztg5Aztl5Aztm5Aztn5Aztp5Aztq5Azts5Aztt5Aztu5Aztx5Az\
        ty5Azu 6Tzuh5Szum0Rzun6Fzuy3ezwa1gzyg29zyj3fzyn29zyp58zza6?zzj29
        """
    }

    static var identifiers: StaticString {
        """
        abq    TR abq6?abqLatn   abq6?arcHatr   arc2NarcNbat   arc74arcPalm   arc7Aaz     IQ az 0Caz     IR az 0Daz    \
         RU az 1Raz Arab   az 0DbapKrai   bap32cu Glag   cu 1jen Shaw   en 7Uff Adlm   ff 00ha     CM ha 0:ha     SD ha\
         0Whak    TW hak2KhakHant   hak2KhnjHmng   hnj2Zkk     AF kk 05kk     CN kk 0;kk     IR kk 0Dkk     MN kk 0Mkk \
        Arab   kk 0;ku     AM ku 1@ku     AZ ku 1Aku     GE ku 1Fku     IQ ku 0Cku     IR ku 0Dku     LB ku 0Iku     TM\
         ku 1Uku Arab   ku 0Cku Cyrl   ku 1@ku Yezi   ku 8Nky     CN ky 0;ky     TR ky 6?ky Arab   ky 0;ky Latn   ky 6?\
        lifLimb   lif6Xlzz    GE lzz1ilzzGeor   lzz1imanNkoo   man76mey    SN mey5lmeyLatn   mey5lmn     CN mn 6jmn Mon\
        g   mn 6jms     CC ms 09nan    MO nan2Enan    TW nan2KnanHant   nan2Kpa     PK pa 0Spa Arab   pa 0SpalPhlp   pa\
        l7Fpi     IN pi 1\\pi     LK pi 7Zpi     MM pi 6opi     TH pi 8;pi Deva   pi 1\\pi Mymr   pi 6opi Sinh   pi 7Zp\
        i Thai   pi 8;pnt    RU pnt1Rpnt    TR pnt6?pntCyrl   pnt1RpntLatn   pnt6?sd     IN sd 1\\sd Deva   sd 1\\sd Kh\
        oj   sd 2msd Sind   sd 7Ysr     ME sr 52sr     RO sr 5]sr     TR sr 6?stu    CN stu7jstuTale   stu7jtg     PK t\
        g 0Stg Arab   tg 0Sug     KZ ug 1Kug     MN ug 1Oug Cyrl   ug 1Kund    419es 3;und    AD ca 3<und    AE ar 04un\
        d    AF fa 05und    AL sq 3@und    AM hy 0dund    AO pt 3Bund    AR es 3Cund    AS sm 3Dund    AT de 3Eund    A\
        W nl 3Gund    AX sv 3Hund    AZ az 3Iund    BA bs 3Jund    BD bn 0jund    BE nl 3Mund    BF fr 3Nund    BG bg 1\
        Cund    BH ar 07und    BI rn 3Pund    BJ fr 3Qund    BL fr 3Rund    BN ms 3Sund    BO es 3Tund    BQ pap3Uund  \
          BR pt 3Vund    BT dz 8<und    BV no 3Yund    BY ru 1Dund    CC ms 09und    CD fr 3^und    CF sg 3_und    CG f\
        r 3`und    CH de 3aund    CI fr 3bund    CL es 3dund    CM fr 3eund    CN zh 2<und    CO es 3gund    CR es 3hun\
        d    CU es 3iund    CV pt 3jund    CW pap3kund    CY el 1ound    CZ cs 3mund    DE de 3nund    DJ fr 3ound    D\
        K da 40und    DO es 41und    DZ ar 0<und    EA es 43und    EC es 44und    EE et 45und    EG ar 0=und    EH ar 0\
        >und    ER ti 1fund    ES es 48und    ET am 1gund    FI fi 4:und    FO fo 4=und    FR fr 4>und    GA fr 4?und  \
          GE ka 1iund    GF fr 4Bund    GH ak 4Cund    GL kl 4Dund    GN fr 4Fund    GP fr 4Gund    GQ es 4Hund    GR e\
        l 21und    GT es 4Jund    GW pt 4Lund    HK zh 2Cund    HN es 4Ound    HR hr 4Pund    HT ht 4Qund    HU hu 4Run\
        d    IC es 4Sund    ID id 4Tund    IL he 2Rund    IN hi 1\\und    IQ ar 0Cund    IR fa 0Dund    IS is 4[und    \
        IT it 4\\und    JO ar 0Eund    JP ja 2gund    KE sw 4`und    KG ky 1Jund    KH km 2lund    KM ar 0Gund    KP ko\
         30und    KR ko 31und    KW ar 0Hund    KZ ru 1Kund    LA lo 37und    LB ar 0Iund    LI de 4hund    LK si 7Zund\
            LS st 4kund    LT lt 4lund    LU fr 4mund    LV lv 4nund    LY ar 0Jund    MA ar 0Kund    MC fr 50und    MD\
         ro 51und    ME sr 52und    MF fr 53und    MG mg 54und    MK mk 1Nund    ML bm 57und    MM my 6ound    MN mn 1O\
        und    MO zh 2Eund    MQ fr 5;und    MR ar 0Nund    MT mt 5=und    MU fr 5>und    MV dv 87und    MX es 5Aund   \
         MY ms 5Bund    MZ pt 5Cund    NA af 5Dund    NC fr 5Eund    NE ha 5Fund    NI es 5Iund    NL nl 5Jund    NO nb\
         5Kund    NP ne 1^und    OM ar 0Rund    PA es 5Pund    PE es 5Qund    PF fr 5Rund    PG tpi5Sund    PH fil5Tund\
            PK ur 0Sund    PL pl 5Vund    PM fr 5Wund    PR es 5Xund    PS ar 0Tund    PT pt 5Yund    PW pau5Zund    PY\
         gn 5[und    QA ar 0Uund    RE fr 5\\und    RO ro 5]und    RS sr 1Qund    RU ru 1Rund    RW rw 5`und    SA ar 0\
        Vund    SC fr 5cund    SD ar 0Wund    SE sv 5eund    SI sl 5gund    SJ nb 5hund    SK sk 5iund    SM it 5kund  \
          SN wo 5lund    SO so 5mund    SR nl 5nund    SS ar 0Xund    ST pt 60und    SV es 61und    SY ar 0Yund    TD a\
        r 0Zund    TF fr 66und    TG fr 67und    TH th 8;und    TJ tg 1Tund    TK tkl6:und    TL pt 6;und    TM tk 6<un\
        d    TN ar 0^und    TO to 6>und    TR tr 6?und    TV tvl6Aund    TW zh 2Kund    TZ sw 6Cund    UA uk 1Wund    U\
        G sw 6Eund    UY es 6Gund    UZ uz 6Hund    VA it 6Iund    VE es 6Kund    VN vi 6Mund    VU bi 6Nund    WF fr 6\
        Ound    WS sm 6Pund    XK sq 6Qund    YE ar 0aund    YT fr 6Sund    ZW sn 6VundAdlm   ff 00undAghb   xag01undAh\
        om   aho02undArab   ar 0=undArabAF fa 05undArabAZ az 06undArabBN ms 08undArabCC ms 09undArabCN ug 0;undArabGB u\
        r 0?undArabID ms 0AundArabIN ur 0BundArabIR fa 0DundArabKH cja0FundArabMM rhg0LundArabMN kk 0MundArabMU ur 0Oun\
        dArabNG ha 0QundArabPK ur 0SundArabTH mfa0[undArabTJ fa 0\\undArabTR apc0_undArabYT swb0bundArmi   arc0cundArmn\
           hy 0dundAvst   ae 0eundBali   ban0fundBamu   bax0gundBass   bsq0hundBatk   bbc0iundBeng   bn 0jundBerf   zag\
        0lundBhks   sa 0mundBopo   zh 0oundBrah   pka10undBrai   fr 12undBugi   bug13undBuhd   bku14undCakm   ccp15undC\
        ans   iu 16undCari   xcr17undCham   cjm18undCher   chr19undChrs   xco1:undCopt   cop1;undCpmn   und1<undCprt   \
        ecy1=undCyrl   ru 1RundCyrlAF kaa1>undCyrlAL mk 1?undCyrlAZ az 1AundCyrlBA sr 1BundCyrlBG bg 1CundCyrlGE ab 1Fu\
        ndCyrlGR mk 1GundCyrlIR kaa1IundCyrlKG ky 1JundCyrlMD uk 1LundCyrlME sr 1MundCyrlMK mk 1NundCyrlMN mn 1OundCyrl\
        RO bg 1PundCyrlRS sr 1QundCyrlSK uk 1SundCyrlTJ tg 1TundCyrlTR kbd1VundCyrlUA uk 1WundCyrlUZ uz 1XundCyrlXK sr \
        1YundDeva   hi 1\\undDevaBT ne 1ZundDevaFJ hif1[undDevaMU bho1]undDevaNP ne 1^undDevaPK btv1_undDiak   dv 1`und\
        Dogr   doi1aundDupl   fr 1bundEgyp   egy1cundElba   sq 1dundElym   arc1eundEthi   am 1gundEthiER ti 1fundGara  \
         wo 1hundGeor   ka 1iundGlag   cu 1jundGong   wsg1kundGonm   esg1lundGoth   got1mundGran   sa 1nundGrek   el 21\
        undGrekTR bgx23undGujr   gu 24undGukh   gvr25undGuru   pa 26undHanb   zh 27undHang   ko 28undHani   zh 29undHan\
        o   hnn2;undHans   zh 2<undHant   zh 2KundHantCA yue2?undHantCN yue2@undHatr   arc2NundHebr   he 2RundHebrSE yi\
         2UundHebrUA yi 2VundHebrUS yi 2WundHira   ja 2XundHluw   hlu2YundHmng   hnj2ZundHmnp   mww2bundHmnpAU hnj2[und\
        HmnpFR hnj2\\undHmnpGF hnj2]undHmnpLA hnj2^undHmnpMM hnj2_undHmnpSR hnj2`undHmnpTH hnj2aundHung   hu 2cundItal \
          ett2dundJamo   ko 2eundJava   jv 2fundJpan   ja 2gundKali   eky2hundKana   ja 2iundKawi   kaw2jundKhar   pgd2\
        kundKhmr   km 2lundKhoj   sd 2mundKits   zkt2nundKnda   kn 2oundKore   ko 31undKrai   bap32undKthi   bho33undLa\
        na   nod36undLanaMM stu35undLaoo   lo 37undLatnAE en 3=undLatnAF tk 3>undLatnAM ku 3AundLatnBD en 3LundLatnBG e\
        n 3OundLatnBT en 3XundLatnCC en 3]undLatnCN za 3fundLatnCY tr 3lundLatnDZ fr 42undLatnEG en 46undLatnER en 47un\
        dLatnET en 49undLatnGR en 4IundLatnHK en 4NundLatnIL en 4VundLatnIN en 4XundLatnIQ en 4YundLatnIR tk 4ZundLatnJ\
        O en 4_undLatnKM fr 4cundLatnKZ en 4dundLatnLB en 4fundLatnLK en 4iundLatnMA fr 4oundLatnMK sq 56undLatnMM kac5\
        8undLatnMO en 59undLatnMR fr 5<undLatnMV en 5?undLatnNP en 5LundLatnPK en 5UundLatnRU krl5_undLatnSD en 5dundLa\
        tnSS en 5oundLatnSY ku 63undLatnTD fr 65undLatnTH en 68undLatnTN fr 6=undLatnTW trv6BundLatnUA pl 6DundLatnYE e\
        n 6RundLepc   lep6WundLimb   lif6XundLina   lab6YundLinb   gmy6ZundLisu   lis6[undLyci   xlc6\\undLydi   xld6]u\
        ndMahj   hi 6^undMaka   mak6_undMand   myz6aundMani   xmn6bundMarc   bo 6cundMedf   dmf6dundMend   men6eundMerc\
           xmr6fundMero   xmr6gundMlym   ml 6hundModi   mr 6iundMong   mn 6jundMroo   mro6kundMtei   mni6lundMult   skr\
        6mundMymr   my 6oundMymrIN kht6nundMymrTH mnw70undNagm   unr71undNand   sa 72undNarb   xna73undNbat   arc74undN\
        ewa   new75undNkoo   man76undNkooML bm 77undOgam   sga79undOlck   sat7:undOnao   unr7;undOrkh   otk7<undOrya   \
        or 7=undOsge   osa7>undOsma   so 7?undOugr   oui7@undPalm   arc7AundPauc   ctd7BundPerm   kv 7CundPhag   lzh7Du\
        ndPhli   pal7EundPhlp   pal7FundPhnx   phn7HundPlrd   hmd7IundPrti   xpr7JundRjng   rej7KundRohg   rhg7LundRunr\
           non7OundSamr   smp7PundSarb   xsa7RundSaur   saz7SundSgnw   ase7TundShaw   en 7UundShrd   sa 7VundSidd   sa \
        7WundSidt   xsd7XundSind   sd 7YundSinh   si 7ZundSogd   sog7[undSogo   sog7\\undSora   srb7]undSoyo   cmg7^und\
        Sund   su 7_undSunu   suz7`undSylo   syl7aundSyrc   syr7dundTagb   tbw7hundTakr   doi7iundTale   tdd7jundTalu  \
         khb7lundTaml   ta 7mundTang   txg7nundTavt   blt80undTayo   tyj81undTelu   te 82undTfng   zgh83undTglg   fil86\
        undThaa   dv 87undThai   th 8;undThaiCN lcp88undThaiKH kdt89undThaiLA kdt8:undTibt   bo 8=undTibtBT dz 8<undTir\
        h   mai8@undTnsa   nst8AundTodr   sq 8BundTols   kru8CundToto   txo8DundTutg   sa 8EundUgar   uga8FundVaii   va\
        i8GundVith   sq 8HundWara   hoc8IundWcho   nnp8JundXpeo   peo8KundXsux   akk8LundYezi   ku 8NundYiii   ii 8Ound\
        Zanb   cmg8Qunr    NP unr1^unrDeva   unr1^uz     AF uz 05uz     CN uz 1Euz Arab   uz 05yue    CN yue2<yueHans  \
         yue2<zh     AU zh 2=zh     BN zh 2>zh     GB zh 2Azh     GF zh 2Bzh     HK zh 2Czh     ID zh 2Dzh     MO zh 2E\
        zh     PA zh 2Fzh     PF zh 2Gzh     PH zh 2Hzh     SR zh 2Izh     TH zh 2Jzh     TW zh 2Kzh     US zh 2Lzh    \
         VN zh 2Mzh Bopo   zh 0ozh Hanb   zh 27zh Hant   zh 2K
        """
    }

    static var places: StaticString {
        """
        AdlmGN AghbAZ AhomIN Arab001ArabAE ArabAF ArabAZ ArabBH ArabBN ArabCC ArabCM ArabCN ArabDZ ArabEG ArabEH ArabGB\
         ArabGN ArabID ArabIN ArabIQ ArabIR ArabJO ArabKH ArabKM ArabKW ArabLB ArabLY ArabMA ArabMM ArabMN ArabMR ArabM\
        U ArabNE ArabNG ArabOM ArabPK ArabPS ArabQA ArabSA ArabSD ArabSS ArabSY ArabTD ArabTH ArabTJ ArabTM ArabTN Arab\
        TR ArabUZ ArabYE ArabYT ArmiIR ArmnAM AvstIR BaliID BamuCM BassLR BatkID BengBD BengIN BerfSD BhksIN BopoCN Bop\
        oTW BrahIN BrahIR BraiFR BugiID BuhdPH CakmBD CansCA CariTR ChamVN CherUS ChrsUZ CoptEG CpmnCY CprtCY CyrlAF Cy\
        rlAL CyrlAM CyrlAZ CyrlBA CyrlBG CyrlBY CyrlCN CyrlGE CyrlGR CyrlIL CyrlIR CyrlKG CyrlKZ CyrlMD CyrlME CyrlMK C\
        yrlMN CyrlRO CyrlRS CyrlRU CyrlSK CyrlTJ CyrlTM CyrlTR CyrlUA CyrlUZ CyrlXK DevaBT DevaFJ DevaIN DevaMU DevaNP \
        DevaPK DiakMV DogrIN DuplFR EgypEG ElbaAL ElymIR EthiER EthiET GaraSN GeorGE GlagBG GongIN GonmIN GothUA GranIN\
         GrekCY GrekGE GrekGR GrekIT GrekTR GujrIN GukhNP GuruIN HanbTW HangKR HaniCN HaniKR HanoPH HansCN HantAU HantB\
        N HantCA HantCN HantGB HantGF HantHK HantID HantMO HantPA HantPF HantPH HantSR HantTH HantTW HantUS HantVN Hatr\
        IQ HebrCZ HebrDE HebrFR HebrIL HebrIT HebrPS HebrSE HebrUA HebrUS HiraJP HluwTR HmngLA HmnpAU HmnpFR HmnpGF Hmn\
        pLA HmnpMM HmnpSR HmnpTH HmnpUS HungHU ItalIT JamoKR JavaID JpanJP KaliMM KanaJP KawiID KharPK KhmrKH KhojIN Ki\
        tsCN KndaIN KoreKP KoreKR KraiIN KthiIN LanaCN LanaMM LanaTH LaooLA LatfDE LatgIE Latn001Latn419LatnAD LatnAE L\
        atnAF LatnAG LatnAL LatnAM LatnAO LatnAR LatnAS LatnAT LatnAU LatnAW LatnAX LatnAZ LatnBA LatnBB LatnBD LatnBE \
        LatnBF LatnBG LatnBI LatnBJ LatnBL LatnBN LatnBO LatnBQ LatnBR LatnBS LatnBT LatnBV LatnBW LatnBZ LatnCA LatnCC\
         LatnCD LatnCF LatnCG LatnCH LatnCI LatnCK LatnCL LatnCM LatnCN LatnCO LatnCR LatnCU LatnCV LatnCW LatnCY LatnC\
        Z LatnDE LatnDJ LatnDK LatnDO LatnDZ LatnEA LatnEC LatnEE LatnEG LatnER LatnES LatnET LatnFI LatnFJ LatnFM Latn\
        FO LatnFR LatnGA LatnGB LatnGD LatnGF LatnGH LatnGL LatnGM LatnGN LatnGP LatnGQ LatnGR LatnGT LatnGU LatnGW Lat\
        nGY LatnHK LatnHN LatnHR LatnHT LatnHU LatnIC LatnID LatnIE LatnIL LatnIM LatnIN LatnIQ LatnIR LatnIS LatnIT La\
        tnJE LatnJM LatnJO LatnKE LatnKH LatnKI LatnKM LatnKZ LatnLA LatnLB LatnLC LatnLI LatnLK LatnLR LatnLS LatnLT L\
        atnLU LatnLV LatnMA LatnMC LatnMD LatnME LatnMF LatnMG LatnMH LatnMK LatnML LatnMM LatnMO LatnMP LatnMQ LatnMR \
        LatnMT LatnMU LatnMV LatnMW LatnMX LatnMY LatnMZ LatnNA LatnNC LatnNE LatnNF LatnNG LatnNI LatnNL LatnNO LatnNP\
         LatnNR LatnNU LatnNZ LatnPA LatnPE LatnPF LatnPG LatnPH LatnPK LatnPL LatnPM LatnPR LatnPT LatnPW LatnPY LatnR\
        E LatnRO LatnRS LatnRU LatnRW LatnSA LatnSB LatnSC LatnSD LatnSE LatnSG LatnSI LatnSJ LatnSK LatnSL LatnSM Latn\
        SN LatnSO LatnSR LatnSS LatnST LatnSV LatnSX LatnSY LatnTC LatnTD LatnTF LatnTG LatnTH LatnTJ LatnTK LatnTL Lat\
        nTM LatnTN LatnTO LatnTR LatnTT LatnTV LatnTW LatnTZ LatnUA LatnUG LatnUS LatnUY LatnUZ LatnVA LatnVC LatnVE La\
        tnVI LatnVN LatnVU LatnWF LatnWS LatnXK LatnYE LatnYT LatnZA LatnZM LatnZW LepcIN LimbIN LinaGR LinbGR LisuCN L\
        yciTR LydiTR MahjIN MakaID MandIQ MandIR ManiCN MarcCN MedfNG MendSL MercSD MeroSD MlymIN ModiIN MongCN MrooBD \
        MteiIN MultPK MymrIN MymrMM MymrTH NagmIN NandIN NarbSA NbatJO NewaNP NkooGN NkooML OgamGB OgamIE OlckIN OnaoIN\
         OrkhMN OryaIN OsgeUS OsmaSO OugrCN PalmSY PaucMM PermRU PhagCN PhliIR PhlpCN PhnxJO PhnxLB PlrdCN PrtiIR RjngI\
        D RohgMM RunrDE RunrGB RunrSE SamrIL SamrPS SarbYE SaurIN SgnwUS ShawGB ShrdIN SiddIN SidtTR SindIN SinhLK Sogd\
        UZ SogoUZ SoraIN SoyoMN SundID SunuNP SyloBD SyrcGE SyrcIL SyrcIQ SyrcIR SyrcSY SyrcTR TagbPH TakrIN TaleCN Tal\
        eLA TaluCN TamlIN TangCN TavtTH TavtVN TayoVN TeluIN TfngMA TfngMR TfngNE TglgPH ThaaMV ThaiCN ThaiKH ThaiLA Th\
        aiTH TibtBT TibtCN TibtIN TibtNP TirhIN TnsaIN TodrAL TolsIN TotoIN TutgIN UgarSY VaiiLR VithAL WaraIN WchoIN X\
        peoIR XsuxIQ XsuxTR YeziGE YiiiCN YiiiVN ZanbMN\u{20}
        """
    }

    static var paradigmLocales: StaticString { "en LatnGB en LatnUS es Latn419es LatnES pt LatnBR pt LatnPT " }

    static var languageAliases: StaticString {
        """
        aamaas       aaraa        abkab        adpdz        afraf        agpapf       aisami       ajpapc       ajtaeb \
              ajujrb       akaak        albsq        alssq        amham        araar        arbar        argan        a\
        rmhy        asdsnz       asmas        auektz       avaav        aveae        aymay        ayray        ayxnun  \
             azeaz        azjaz        bakba        bambm        baqeu        baznvo       bccbal       bclbik       be\
        lbe        benbn        bgmbcg       bh bho       bhkfbl       bicbir       bihbho       bisbi        bjddrl   \
            bjqbzc       bkbebk       blgiba       bodbo        bosbs        brebr        btbbeb       bulbg        bur\
        my        bxkluy       bxrbua       catca        ccqrki       cescs        chach        chece        chizh     \
           chucu        chvcv        cjrmom       ckacmr       cldsyr       clssa        cmkxch       cmnzh        cnrs\
        r     ME corkw        cosco        coypij       cququh       crecr        cwdcr        cymcy        czecs      \
          dafdnj       danda        dapnjz       deksqm       deude        dgodoi       dhdmwr       dikdin       diqzz\
        a       ditdif       divdv        djldze       dklaqd       drhmn        drrkzk       drwfa     AF duduth      \
         dujdwu       dutnl        dwldbt       dzodz        ekket        ellel        elpamq       emkman       engen \
               epoeo        eskik        estet        euseu        eweee        faofo        fasfa        fatak        \
        fijfj        finfi        frafr        frefr        fryfy        fucff        fulff        gavdev       gazom  \
              gbcwny       gbogrb       geoka        gerde        gfxvaj       ggngvr       ggoesg       ggrgtu       g\
        ioaou       glagd        glega        glggl        glikzk       glvgv        gnogon       gomkok       greel   \
             grngn        gtinyc       guggn        gujgu        guvduz       gyagba       hatht        hauha        hb\
        ssr Latn   hdnhai       heahmn       hebhe        herhz        himsrx       hinhi        hmoho        hrrjal   \
            hrvhr        hunhu        hyehy        ibiopa       iboig        iceis        idoio        iiiii        ike\
        iu        ikuiu        ileie        illilm       ilwgal       in id        inaia        indid        ipkik     \
           islis        itait        iw he        izieza       jarjgk       javjv        jegoyb       ji yi        jpnj\
        a        jw jv        kalkl        kankn        kasks        katka        kaukr        kazkk        kdvzkd     \
          kgctdf       kgdncq       kghkml       kgmplu       khkmn        khmkm        kikki        kinrw        kirky\
                kmrku        knckr        kngkg        kojkwv       komkv        konkg        korko        kppjkm      \
         kpvkv        krmbmf       ktrdtp       kuakj        kurku        kvsgdj       kwqyam       kxetvd       kxlkru\
               kzhdgl       kzjdtp       kztdtp       lakksp       laolo        latla        lavlv        lbkbnc       \
        legenl       liiraq       limli        linln        litlt        llongt       lmmrmx       ltzlb        lublu  \
              luglg        lvslv        macmk        mahmh        malml        maomi        marmr        mayms        m\
        egcir       mgxjbk       mhrchm       mkdmk        mlgmg        mltmt        mntwnn       mo ro        mofxnt  \
             molro        monmn        mrimi        msams        mstmry       mupraj       mwddmw       mwjvaj       my\
        amy        mydaog       mytmry       nadxny       nauna        navnv        nbfnru       nblnr        nbxgll   \
            ncpkdz       ndend        ndong        nepne        nldnl        nlnazd       nlrnrk       nnonn        nns\
        nbr       nnxngv       nobnb        nomcbr       noodtd       norno        npine        nteeko       ntspij    \
           nxubpp       nyany        ocioc        ojgoj        ojioj        orior        ormom        oryor        osso\
        s        ounvaj       panpa        patkxr       pbups        pcradx       perfa        pesfa        plipi      \
          pltmg        pmchuw       pmkcrr       pmuphr       pnblah       polpl        porpt        ppabfy       pprlc\
        q       prpgu        prsfa     AF pryprt       pusps        puzpub       quequ        quzqu        rmremx      \
         rmyrom       rohrm        ronro        rumro        runrn        rusru        sagsg        sansa        sapaqt\
               scahle       sccsr        scrhr        sglisk       sh sr Latn   sinsi        skkoyb       slksk        \
        slosk        slvsl        smdkmb       smese        smosm        snasn        snbiba       sndsd        somso  \
              sotst        spaes        spykln       sqisq        srcsc        srdsc        srpsr        sswss        s\
        ulsgd       sumulw       sunsu        swasw        swcsw     CD swesv        swhsw        szdumi       tahty   \
             tamta        tattt        tdudtp       telte        tggbjp       tgktg        tglfil       thath        th\
        ctpo       thwola       thxoyb       tibbo        tiditd       tieras       tirti        tkktwm       tl fil   \
            tlwweo       tmktdg       tmptyj       tnekak       tnffa     AF tonto        tpwtpn       tsftaj       tsn\
        tn        tsots        ttqtmh       tuktk        turtr        tw ak        twiak        uigug        ukruk     \
           umudel       unpwro       uokema       urdur        uzbuz        uznuz        venve        vievi        volv\
        o        welcy        wgwwgb       witnol       wiwnwo       wlnwa        wolwo        xbacax       xhoxh      \
          xiaacn       xkhwaw       xpekpe       xrqdmw       xsjsuj       xslden       xsszko       ybdrki       yddyi\
                yenynq       yidyi        yiyyrm       ymalrr       ymtmtm       yoryo        yoszom       yuuyug      \
         zaizap       zhaza        zhozh        zirscv       zkbkjh       zsmms        zulzu        zybza       \u{20}
        """
    }

    static var pairAliases: StaticString {
        """
        aa saaho   ssyartlojban  jbocelgaulish xtghy arevmda hywno bokmal  nb no nynorsk nn sgnBR      bzssgnCO      cs\
        nsgnDE      gsgsgnDK      dslsgnES      sspsgnFR      fslsgnGB      bfisgnGR      gsssgnIE      isgsgnIT      i\
        sesgnJP      jslsgnMX      mfssgnNI      ncssgnNL      dsesgnNO      nsisgnPT      psrsgnSE      swlsgnUS      \
        asesgnZA      sfszh guoyu   zh zh hakka   hakzh xiang   hsn
        """
    }

    static var regionAliases: StaticString {
        """
        004AF 008AL 010AQ 012DZ 016AS 020AD 024AO 028AG 031AZ 032AR 036AU 040AT 044BS 048BH 050BD 051AM 052BB 056BE 060\
        BM 062034064BT 068BO 070BA 072BW 074BV 076BR 084BZ 086IO 090SB 092VG 096BN 100BG 104MM 108BI 112BY 116KH 120CM \
        124CA 132CV 136KY 140CF 144LK 148TD 152CL 156CN 158TW 162CX 166CC 170CO 172RU 174KM 175YT 178CG 180CD 184CK 188\
        CR 191HR 192CU 196CY 200CZ 203CZ 204BJ 208DK 212DM 214DO 218EC 222SV 226GQ 230ET 231ET 232ER 233EE 234FO 238FK \
        239GS 242FJ 246FI 248AX 249FR 250FR 254GF 258PF 260TF 262DJ 266GA 268GE 270GM 275PS 276DE 278DE 280DE 288GH 292\
        GI 296KI 300GR 304GL 308GD 312GP 316GU 320GT 324GN 328GY 332HT 334HM 336VA 340HN 344HK 348HU 352IS 356IN 360ID \
        364IR 368IQ 372IE 376IL 380IT 384CI 388JM 392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA 422LB 426LS 428\
        LV 430LR 434LY 438LI 440LT 442LU 446MO 450MG 454MW 458MY 462MV 466ML 470MT 474MQ 478MR 480MU 484MX 492MC 496MN \
        498MD 499ME 500MS 504MA 508MZ 512OM 516NA 520NR 524NP 528NL 530CW 531CW 532CW 533AW 534SX 535BQ 536SA 540NC 548\
        VU 554NZ 558NI 562NE 566NG 570NU 574NF 578NO 580MP 581UM 582FM 583FM 584MH 585PW 586PK 591PA 598PG 600PY 604PE \
        608PH 612PN 616PL 620PT 624GW 626TL 630PR 634QA 638RE 642RO 643RU 646RW 652BL 654SH 659KN 660AI 662LC 663MF 666\
        PM 670VC 674SM 678ST 682SA 686SN 688RS 690SC 694SL 702SG 703SK 704VN 705SI 706SO 710ZA 716ZW 720YE 724ES 728SS \
        729SD 732EH 736SD 740SR 744SJ 748SZ 752SE 756CH 760SY 762TJ 764TH 768TG 772TK 776TO 780TT 784AE 788TN 792TR 795\
        TM 796TC 798TV 800UG 804UA 807MK 810RU 818EG 826GB 830JE 831GG 832JE 833IM 834TZ 840US 850VI 854BF 858UY 860UZ \
        862VE 876WF 882WS 886YE 887YE 890RS 891RS 894ZM 958AA 959QM 960QN 962QP 963QQ 964QR 965QS 966QT 967EU 968QV 969\
        QW 970QX 971QY 972QZ 973XA 974XB 975XC 976XD 977XE 978XF 979XG 980XH 981XI 982XJ 983XK 984XL 985XM 986XN 987XO \
        988XP 989XQ 990XR 991XS 992XT 993XU 994XV 995XW 996XX 997XY 998XZ 999ZZ AN CW BU MM CS RS CT KI DD DE DY BJ FQ \
        AQ FX FR HV BF JT UM MI UM NH VU NQ AQ NT SA PC FM PU UM PZ PA QU EU RH ZW SU RU TP TL UK GB VD VN WK UM YD YE \
        YU RS ZR CD\u{20}
        """
    }

    static var languageDistances: StaticString {
        """
        aa ssy04aaesq 10aaoar 10aatsq 10ab ru 30abhar 10abvar 10achen 30acmar 10acqar 10acwar 10acxar 10acyar 10adfar 1\
        0aebar 10aecar 10af en 20afbar 10aiisyr10ak en 30alnsq 10am en 30apcar 10apdar 10arqar 10arsar 10aryar 10arzar \
        10auzar 10avlar 10ay es 20ayhar 10aylar 10aynar 10aypar 10az ru 30azbaz 10balur 20bbzar 10be ru 20bemen 30bh hi\
         30bhrmg 10bjnms 10bjqmg 10bmmmg 10bn en 30bo zh 20br fr 20bs hr 04bs sh 04btjms 10bvems 10bvums 10bzcmg 10ca e\
        s 20cdozh 10cebfil30chren 20cjyzh 10ckbar 30cnpzh 10co fr 20coams 10cpxzh 10crsfr 20cs sk 20cspzh 10cy en 20czh\
        zh 10czozh 10da nb 08da no 08dtyne 10dupms 10ee en 30enbkln10eo en 30eu es 20eyokln10ffmff 10fo da 20fubff 10fu\
        eff 10fufff 10fuhff 10fuiff 10fuqff 10fuvff 10fy nl 20ga en 20gaaen 30ganzh 10gaxom 10gd en 20gkpkpe10gl es 20g\
        n es 20gnwgn 10gswde 04gu hi 30guign 10gungn 10ha en 30haeom 10hakzh 10hawen 20hjims 10hnmzh 10hr bs 04hr sh 04\
        hsnzh 10ht fr 20hy ru 30ia en 30id ms 10idaluy10ig en 30iktiu 10is en 20jakms 10jaxms 10jv id 20ka en 30kg fr 3\
        0kk ru 30km en 30kn en 30knnkok10krien 30ku tr 30kvbms 10kvrms 10kxdms 10ky ru 30la it 20lb de 04lcems 10lcfms \
        10lg en 30liwms 10lkbluy10lkoluy10lksluy10ln fr 30lo en 30lozen 30lriluy10lrmluy10lsmluy10ltglv 10ltoluy10ltslu\
        y10luafr 30luhzh 10lwgluy10lzhzh 10maihi 20maxms 10meoms 10mfams 10mfbms 10mfeen 30mg fr 30mi en 20minms 10ml e\
        n 30mn ru 30mnpzh 10mqgms 10mr hi 30ms id 30mshmg 10msims 10mt en 30muims 10mvfmn 10my en 30nanzh 10nb da 08nb \
        nn 20nb no 01ne en 30nhdgn 10niqkln10nleluy10nn nb 20nn no 20no da 08no nb 01no nn 20nsoen 30ny en 30nydluy10ny\
        nen 30oc fr 20okikln10om en 30or en 30orcom 10ornms 10orsms 10pa en 30pbtps 10pcmen 20pelms 10pgaar 10pkokln10p\
        s en 30psems 10pstps 10qu es 30qubqu 10qudqu 10qufqu 10qugqu 10quhqu 10qukqu 10qulqu 10qupqu 10qurqu 10qusqu 10\
        quwqu 10quxqu 10quyqu 10qvaqu 10qvcqu 10qvequ 10qvhqu 10qviqu 10qvjqu 10qvlqu 10qvmqu 10qvnqu 10qvoqu 10qvpqu 1\
        0qvsqu 10qvwqu 10qvzqu 10qwaqu 10qwcqu 10qwhqu 10qwsqu 10qxaqu 10qxcqu 10qxhqu 10qxlqu 10qxnqu 10qxoqu 10qxpqu \
        10qxrqu 10qxtqu 10qxuqu 10qxwqu 10ragluy10rm de 20rn en 30rw fr 30sa hi 30scnit 20sd en 30sdcsc 10sdnsc 10sgckl\
        n10sh bs 04sh hr 04sh sr 04shuar 10si en 30sjczh 10sk cs 20skgmg 10sn en 30so en 30spvor 10sq en 30sr sh 04sros\
        c 10sshar 10ssyaa 04st en 30su id 20sw en 30ta en 30tdxmg 10te en 30teckln10tg ru 30ti en 30tk ru 30tkgmg 10tlh\
        en 30tmwms 10tn en 30to en 30tt ru 30tumen 30tuykln10txymg 10ug zh 20ur en 30urkms 10uz ru 30uzsuz 10vkkms 10vk\
        tms 10vroet 10wo fr 30wuuzh 10xh en 30xmmms 10xmvmg 10xmwmg 10yi en 30yihyi 10yo en 30yuezh 10za zh 20zlmms 10z\
        mims 10zu en 30
        """
    }

    static var scriptDistances: StaticString {
        """
        am en EthiLatn10ar ar LatnArab20az ru LatnCyrl10bn bn LatnBeng20bn en BengLatn10bo zh TibtHans10gu gu LatnGujr2\
        0hi hi LatnDeva20hy ru ArmnCyrl10ja ja HaniJpan05ja ja HiraHrkt05ja ja HiraJpan05ja ja HrktJpan05ja ja KanaHrkt\
        05ja ja KanaJpan05ja ja LatnJpan05ka en GeorLatn10km en KhmrLatn10kn en KndaLatn10kn kn LatnKnda20ko ko HangKor\
        e05ko ko HaniKore05ko ko JamoHang05ko ko JamoKore05lo en LaooLatn10ml en MlymLatn10ml ml LatnMlym20mr mr LatnDe\
        va20my en MymrLatn10ne en DevaLatn10or en OryaLatn10pa en GuruLatn10ps en ArabLatn10sd en ArabLatn10si en SinhL\
        atn10sr sr CyrlLatn05sr sr LatnCyrl05ta en TamlLatn10ta ta LatnTaml20te en TeluLatn10te te LatnTelu20ti en Ethi\
        Latn10tk ru LatnCyrl10ur en ArabLatn10uz ru LatnCyrl10yi en HebrLatn10za zh LatnHans10zh zh HaniHans20zh zh Han\
        iHant20zh zh LatnHans20
        """
    }

    static var regionDistances: StaticString {
        """
        ar     0504040404050404040404040504040404040405040404040404050404050505050405050404040405040404040404050404en  \
           0504040505040304040405050403040505040405050505050404050505040405050403040303050503030304040505040304es     0\
        504050405040404050405040505050405040504040405040504050505040504050404040405040504040404050405040404pt     05040\
        50405040404050405040505050405040504040405040504050505040504050404040405040504040404050405040404zh Hant050404040\
        4040405040404040404050404040404040504040404040405040404040404050404040404040505050505050504
        """
    }

    static var regionSets: StaticString {
        """
        0011o0020A0030:00502009050110A01302014010150A01701018010190:0210:0290:03011034010350503901053010540105705061051\
        421514301145011500Q151011540Q155012020A4190:AC 01AD 01AE 01AF 01AG 02AI 02AL 01AM 01AN 02AO 01AQ 01AR 02AS 04AT\
         01AU 01AW 02AX 01AZ 01BA 01BB 02BD 01BE 01BF 01BG 01BH 01BI 01BJ 01BL 02BM 02BN 01BO 02BQ 02BR 02BS 02BT 01BU \
        01BV 02BW 01BY 01BZ 02CA 08CC 01CD 01CF 01CG 01CH 01CI 01CK 01CL 02CM 01CN 01CO 02CP 01CQ 01CR 02CS 01CU 02CV 0\
        1CW 02CX 01CY 01CZ 01DD 01DE 01DG 01DJ 01DK 01DM 02DO 02DZ 0@EA 01EC 02EE 01EG 01EH 0@ER 01ES 01ET 01EU 01EZ 01\
        FI 01FJ 01FK 02FM 01FO 01FR 01FX 01GA 01GB 0PGD 02GE 01GF 02GG 01GH 01GI 01GL 02GM 01GN 01GP 02GQ 01GR 01GS 02G\
        T 02GU 04GW 01GY 02HK 10HM 01HN 02HR 01HT 02HU 01IC 01ID 01IE 01IL 01IM 01IN 01IO 01IQ 01IR 01IS 01IT 01JE 01JM\
         02JO 01JP 01KE 01KG 01KH 01KI 01KM 01KN 02KP 01KR 01KW 01KY 02KZ 01LA 01LB 01LC 02LI 01LK 01LR 01LS 01LT 01LU \
        01LV 01LY 0@MA 0@MC 01MD 01ME 01MF 02MG 01MH 04MK 01ML 01MM 01MN 01MO 10MP 04MQ 02MR 0@MS 02MT 01MU 01MV 01MW 0\
        1MX 02MY 01MZ 01NA 01NC 01NE 01NF 01NG 01NI 02NL 01NO 01NP 01NR 01NT 01NU 01NZ 01OM 01PA 02PE 02PF 01PG 01PH 04\
        PK 01PL 01PM 02PN 01PR 08PS 01PT 01PW 01PY 02QA 01QO 01QU 01RE 01RO 01RS 01RU 01RW 01SA 01SB 01SC 01SD 01SE 01S\
        G 01SH 01SI 01SJ 01SK 01SL 01SM 01SN 01SO 01SR 02SS 01ST 01SU 01SV 02SX 02SY 01SZ 01TA 01TC 02TD 01TF 01TG 01TH\
         01TJ 01TK 01TL 01TM 01TN 0@TO 01TP 01TR 01TT 02TV 01TW 01TZ 01UA 01UG 01UM 04UN 0oUS 08UY 02UZ 01VA 01VC 02VE \
        02VG 02VI 08VN 01VU 01WF 01WS 01XK 01YD 01YE 01YT 01YU 01ZA 01ZM 01ZR 01ZW 01
        """
    }
}
