/** Where the check of papers is; the code of a paper follows on it, as it is printed, or is sent by the form. */
export const checkPath = '/verify'
export const codeParameter = 'code'

/** Where the form leads for a code. */
export function checkAddress(code: string): string {
  return `${checkPath}?${new URLSearchParams({ [codeParameter]: code })}`
}
