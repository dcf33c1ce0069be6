/** `138****8000`: the middle of a mobile number; of anything shorter only the ends stay (design/security.md §2.5). */
export function maskMobile(mobile: string): string {
  if (mobile === '') return ''
  return mobile.length < 8 ? `${mobile.slice(0, 1)}****` : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
}

/** `z***@x.cn`: the first letter and where the mail goes. What is no address is masked whole. */
export function maskEmail(email: string): string {
  if (email === '') return ''
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${Array.from(email)[0] ?? ''}***${email.slice(at)}`
}

/** `110105********0123`: the region and the last four of an identity number; what is shorter is masked but for its ends. */
export function maskIdentityNumber(number: string): string {
  if (number === '') return ''
  return number.length < 15 ? `${number.slice(0, 1)}********` : `${number.slice(0, 6)}********${number.slice(-4)}`
}
