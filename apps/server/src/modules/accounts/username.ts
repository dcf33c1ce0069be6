/** Two spellings of one user name are one account: NFKC, lower case, without outer white space. Kept in `users.username_key`. */
export function usernameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().slice(0, 200)
}
