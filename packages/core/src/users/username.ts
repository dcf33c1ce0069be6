const shape = /^[\p{Script=Han}A-Za-z0-9][\p{Script=Han}A-Za-z0-9._@-]{1,49}$/u

/** Two spellings of one user name are one account: NFKC, lower case, without outer white space. Kept in `users.username_key`. */
export function usernameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().slice(0, 200)
}

/** Whether a text may become a user name: 2 to 50 letters, digits, Chinese characters, `. _ @ -`, and no sign at its start. */
export function isUsername(text: string): boolean {
  return shape.test(text)
}
