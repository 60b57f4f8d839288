// OpenSSL's libcrypto, of which one function is called: EVP_Digest.
#include <openssl/evp.h>
