/** For tests: the key that the server gives to somebody for what they keep in a browser: 32 bytes, another one for everybody. */
export function copyKeyOf(userId: string): string {
  return btoa(userId.padEnd(32, '.'))
}
