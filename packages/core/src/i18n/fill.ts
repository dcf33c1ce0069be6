/**
 * A text with its placeholders filled: `{n}` is the value, `{n|day|days}` the first word where the value is one and the second for all others
 * (English needs it). A placeholder for which nothing is given stays as it is.
 */
export function fill(words: string, params: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, param: string, one?: string, others?: string) => {
    if (!(param in params)) return whole
    return (String(params[param]) === '1' ? one : others) ?? String(params[param])
  })
}
