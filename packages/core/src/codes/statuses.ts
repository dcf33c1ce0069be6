import { text, type Text } from '../i18n/text.ts'
import { findEntry, type CodeEntry, type CodeList } from './code-list.ts'

/** Groups of statuses by meaning (design/ui.md §1): a list shows colour and word of the group. */
export const statusTones = ['waiting-applicant', 'in-hand', 'outside', 'approved', 'refused', 'closed'] as const
export type StatusTone = (typeof statusTones)[number]

export interface Status extends CodeEntry {
  tone: StatusTone
}

function status(code: string, zh: string, en: string, tone: StatusTone): Status {
  return { code, tone, name: text(zh, en) }
}

/**
 * Application statuses of specification §4.4. That 4 is a conclusion with approval and 5 one with refusal is our reading; 1, 2, 3 and 6
 * belong to the older collection flows.
 */
export const statuses: CodeList<Status> = {
  id: 'status',
  entries: [
    status('01', '填报中', 'Being filled in', 'waiting-applicant'),
    status('G12', '省局办理', 'Provincial bureau handling', 'in-hand'),
    status('G01', '初审退回', 'First review returned', 'waiting-applicant'),
    status('G03', '国家局办理', 'National bureau handling', 'in-hand'),
    status('G02', '整改退回', 'Rectification returned', 'waiting-applicant'),
    status('G04', '第三方前期办理', 'Third party, early stage', 'outside'),
    status('G041', '第三方中期办理', 'Third party, mid stage', 'outside'),
    status('G042', '第三方后期办理', 'Third party, late stage', 'outside'),
    status('G05', '专家评审', 'Expert review', 'outside'),
    status('G06', '第三方通过', 'Third party passed', 'in-hand'),
    status('G07', '第三方不通过', 'Third party failed', 'in-hand'),
    status('G08', '转OA办理', 'Transferred to OA', 'in-hand'),
    status('G09', '批准', 'Approved', 'approved'),
    status('G10', '不批准', 'Rejected', 'refused'),
    status('G11', '备案', 'Filed', 'closed'),
    status('G999', '作废', 'Voided', 'closed'),
    status('1', '省局办理', 'Provincial bureau handling', 'in-hand'),
    status('2', '省局办理', 'Provincial bureau handling', 'in-hand'),
    status('3', '国家局办理', 'National bureau handling', 'in-hand'),
    status('4', '办结（批准）', 'Concluded, approved', 'approved'),
    status('5', '办结（不批准）', 'Concluded, rejected', 'refused'),
    status('6', '收藏单位修改', 'Collection unit revising', 'waiting-applicant'),
  ],
}

/** Codes of the statuses of one tone, for tabs that gather them. */
export function statusesOfTone(tone: StatusTone): string[] {
  return statuses.entries.filter((entry) => entry.tone === tone).map((entry) => entry.code)
}

/** The tone of a status; an unknown code is in hand. */
export function toneOf(code: string): StatusTone {
  return findEntry(statuses, code)?.tone ?? 'in-hand'
}

/** A preset of the query by state (§4.4). Absent conditions do not filter. */
export interface StatusPreset {
  id: 'all' | 'new-system' | 'old-system' | 'approved'
  name: Text
  isFromOldSystem?: boolean
  statuses?: readonly string[]
  /** The odd values the specification sends for `statuses`; they exist nowhere else. */
  wireStatuses?: readonly string[]
}

export const statusPresets: readonly StatusPreset[] = [
  { id: 'all', name: text('全部', 'All', { ja_JP: 'すべて', ko_KR: '전체' }) },
  { id: 'new-system', name: text('新系统项目', 'New-system projects', { ja_JP: '新システムの案件', ko_KR: '신규 시스템 사업' }), isFromOldSystem: false },
  { id: 'old-system', name: text('旧系统项目', 'Old-system projects', { ja_JP: '旧システムの案件', ko_KR: '기존 시스템 사업' }), isFromOldSystem: true },
  { id: 'approved', name: text('已批准项目', 'Approved projects', { ja_JP: '承認済みの案件', ko_KR: '승인된 사업' }), statuses: ['G09', 'G11', '4'], wireStatuses: ['06', '07', '08'] },
]

/** Statuses a wire value filters by: `06,07,08` in any order and part means approved; other codes stand for themselves, unknown ones drop out. */
export function statusesFromWire(value: string): string[] {
  const found = new Set<string>()
  for (const code of value.split(',').map((part) => part.trim())) {
    const preset = statusPresets.find(({ wireStatuses }) => wireStatuses?.includes(code))
    for (const each of preset?.statuses ?? (findEntry(statuses, code) ? [code] : [])) found.add(each)
  }
  return [...found]
}
