/**
 * The demo's extension: Chrome makes an id out of the public key in a manifest, so that an extension loaded from a
 * folder has the same id on every machine, and the demo's server can know it. It proves nothing, since anybody may
 * load an extension with this key; the private key was deleted. A real installation configures the ids of its own
 * extension (decision 0045).
 */
export const demoExtension = {
  id: 'eamfpnopfilmjeoaleodaefpelflcegk',
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5vn6BTsNbXn/0NL8knRNu/qzal/GSuNPcYJDqedowF/aKy1Rk/FqG1NZ3G8xRLd3kub/uKbz0iCZuQ/0wa82rHi6qO4ANs0LDI6kLeaWn0jsG8VHMQ2b8oD2WHXyb4vy/x9V5eOGMpqC3pc6UslMw0V7ogUf40Rn7bdjR6IR9hjGQY/4sD8ksWy2Uq+N2y74ohaZ+rD1hojuM2zxc/4Ulc6kFqtqh+hoU/vYLRIA/FCiBl70VJS4h/5qZCmu9Za/oqHM3mRhX8sYqqQ3OKekNzpgPO8scwe+9IFuhUG61onxw/Gdg5mit/pbVo4IT0botieHEx6xlaBE3TgDmC4zcQIDAQAB',
} as const;
