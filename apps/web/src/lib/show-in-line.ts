/** Moves a line that is scrolled aside until one of what stands in it is whole in sight; the page stays where it is. */
export function showInLine(line: HTMLElement | null, selector: string): void {
  const box = line?.querySelector(selector)?.getBoundingClientRect()
  if (line === null || box === undefined) return
  const { left, right } = line.getBoundingClientRect()
  line.scrollLeft += Math.min(0, box.left - left) + Math.max(0, box.right - right)
}
