/** Whether an element is what stands where it is, not beyond the edge nor behind something. */
export const isSeen = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
