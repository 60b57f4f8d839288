import Foundation
import FormattedNumbers
import Testing

/// Text as HTML.
struct HTMLTests {
    @Test func stylesStandInTheElements() {
        var value = FormattedMoney(-12.5, highlightStyle: .signOnly)
        value.currencyFont = .system(size: 10.5, weight: .bold)
        value.textAlignment = .right
        #expect(
            value.styledText.html(element: "td") == """
                <td class="formatted-number negative" dir="auto" style="text-align:right;white-space:nowrap;\
                font-family:system-ui;font-size:15px;font-weight:400;font-style:normal;color:#333333">\
                <span class="sign" style="color:#ff0000">-</span>\
                <span class="currency" style="font-size:10.5px;font-weight:700">USD</span> 12.5</td>
                """)
    }

    @Test func classesStandAlone() {
        let value = FormattedPercentage(25, signStyle: .plusMinus, abbreviates: true)
        #expect(
            value.styledText.html(.classes) == """
                <span class="formatted-number positive" dir="auto"><span class="sign">+</span>2.5\
                <span class="abbreviation">k</span> <span class="percent">%</span></span>
                """)
    }

    @Test func textIsEscaped() {
        var value = FormattedMoney(0)
        value.currencyDisplay = "<b>&\"'\u{0}"
        #expect(
            value.styledText.html(.classes) == """
                <span class="formatted-number neutral" dir="auto">\
                <span class="currency">&lt;b&gt;&amp;&quot;&#39;</span> 0</span>
                """)
    }

    @Test func namesOfFontsAreEscaped() {
        var value = FormattedQuantity(1)
        value.font = .named("A'\";}</style>", size: 12)
        #expect(
            value.styledText.html().contains(
                "font-family:&#39;A\\27 \\22 \\3b \\7d \\3c \\2f style\\3e &#39;,system-ui;font-size:12px"))
    }

    @Test(arguments: ["div", "td", "my-element", "h1"]) func elementsAreTaken(_ name: String) {
        let html = FormattedQuantity(1).styledText.html(.classes, element: name)
        #expect(html == "<\(name) class=\"formatted-number positive\" dir=\"auto\">1</\(name)>")
    }

    @Test(arguments: ["", "1a", "a b", "a>", "-a", "ä"]) func whatIsNoNameCountsAsSpan(_ name: String) {
        let html = FormattedQuantity(1).styledText.html(.classes, element: name)
        #expect(html == "<span class=\"formatted-number positive\" dir=\"auto\">1</span>")
    }

    @Test func transparencyIsKept() {
        var value = FormattedMoney(1)
        value.positiveColor = NumberColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        #expect(value.styledText.html().contains("color:#0000ff80\""))
    }

    @Test func digitsOfOneWidthAreAskedFor() {
        var value = FormattedMoney(1)
        value.font.family = .systemMonospacedDigits
        value.currencyFont = value.font
        #expect(value.styledText.html().components(separatedBy: "font-variant-numeric:tabular-nums").count == 2)
        value.currencyFont.family = .system
        #expect(value.styledText.html().contains("<span class=\"currency\" style=\"font-variant-numeric:normal\">"))
    }
}
