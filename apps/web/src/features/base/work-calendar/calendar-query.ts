import { queryClient } from '../../../lib/query.ts'

export const calendarKey = ['work-calendar'] as const

/** After a change was proposed, confirmed or dropped. */
export function refreshCalendar(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calendarKey })
}
