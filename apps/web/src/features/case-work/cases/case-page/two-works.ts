/**
 * A text in three parts, of which the middle is what another version has not: what both begin and end with stands around it. Whole code points.
 */
export function differenceOf(text: string, other: string): [before: string, own: string, after: string] {
  const [here, there] = [[...text], [...other]]
  const most = Math.min(here.length, there.length)
  let start = 0
  while (start < most && here[start] === there[start]) start++
  let end = 0
  while (end < most - start && here[here.length - 1 - end] === there[there.length - 1 - end]) end++
  const stop = here.length - end
  return [here.slice(0, start).join(''), here.slice(start, stop).join(''), here.slice(stop).join('')]
}
