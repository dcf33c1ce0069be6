/** The column moves when an outcome is chosen: the second click of a double one is on something else. */
export function isFirstClick({ detail }: { detail: number }): boolean {
  return detail < 2
}
