import { sql } from 'kysely'
import { text } from '@wenwu/core/i18n/text'
import type { HomeFigure } from '../../../platform/home-figure.ts'
import { hasPermission } from '../../../platform/http/actor.ts'

/** Changes of days that wait for a second person: whoever may confirm one finds it at home, not only in the calendar. */
export const figures: readonly HomeFigure[] = [
  {
    key: 'calendar-changes',
    group: 'own',
    position: 400,
    label: text('待确认日历变更', 'Calendar changes to confirm', { ja_JP: '確認待ちのカレンダー変更', ko_KR: '확인할 달력 변경' }),
    tone: 'amber',
    component: 'work-calendar',
    address: {},
    isFor: (actor) => hasPermission(actor, 'calendar.manage'),
    rows: ({ actor }) => sql`select 1 as one from calendar_changes where state = 'proposed' and proposed_by <> ${actor.userId}`,
  },
]
