/** The day of a notice's time of publication (`2026-11-20 10:00:00`, Asia/Shanghai on the wire). */
export function dayOf(time: string): string {
  return time.slice(0, 10)
}
