/** What titles of laws begin with and nobody types. */
export const stateName = '中华人民共和国'

/** A folded title without the name of the state before it. */
export function withoutState(title: string): string {
  return title.startsWith(stateName) ? title.slice(stateName.length) : title
}
