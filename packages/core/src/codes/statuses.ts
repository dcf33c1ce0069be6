import { text, type Text } from '../i18n/text.ts'
import { findEntry, type CodeEntry, type CodeList } from './code-list.ts'
import { conclusionList, type Conclusion } from './conclusions.ts'

/** Groups of statuses by meaning (design/ui.md §1): a list shows colour and word of the group. */
export const statusTones = ['waiting-applicant', 'in-hand', 'outside', 'approved', 'refused', 'closed'] as const
export type StatusTone = (typeof statusTones)[number]

export interface Status extends CodeEntry {
  tone: StatusTone
}

/** Status of an application that is being filled in: not submitted yet, or withdrawn. */
export const draftStatus = '01'
/** Status of a case that was voided: it came to none of the ends of its process. */
export const voidedStatus = 'G999'

function status(code: string, zh: string, en: string, ja: string, ko: string, tone: StatusTone): Status {
  return { code, tone, name: text(zh, en, { ja_JP: ja, ko_KR: ko }) }
}

/**
 * Application statuses of specification §4.4. That 4 is a conclusion with approval and 5 one without is our reading; 1, 2 and 3
 * belong to the older collection flows; in 6 a museum revises what the national bureau sent back.
 */
export const statuses: CodeList<Status> = {
  id: 'status',
  entries: [
    status(draftStatus, '填报中', 'Being filled in', '作成中', '작성 중', 'waiting-applicant'),
    status('G12', '省局办理', 'At the province', '省局で処理中', '성국 처리 중', 'in-hand'),
    status('G01', '初审退回', 'Returned', '初審差し戻し', '초심 반려', 'waiting-applicant'),
    status('G03', '国家局办理', 'National bureau', '国家局で処理中', '국가국 처리 중', 'in-hand'),
    status('G02', '整改退回', 'To be rectified', '是正差し戻し', '시정 반려', 'waiting-applicant'),
    status('G04', '第三方前期办理', 'Early assessment', '第三者評価（前期）', '제3자 평가(전기)', 'outside'),
    status('G041', '第三方中期办理', 'Mid assessment', '第三者評価（中期）', '제3자 평가(중기)', 'outside'),
    status('G042', '第三方后期办理', 'Late assessment', '第三者評価（後期）', '제3자 평가(후기)', 'outside'),
    status('G05', '专家评审', 'Expert review', '専門家審査', '전문가 심의', 'outside'),
    status('G06', '第三方通过', 'Passed assessment', '第三者評価合格', '제3자 평가 통과', 'in-hand'),
    status('G07', '第三方不通过', 'Failed assessment', '第三者評価不合格', '제3자 평가 불통과', 'in-hand'),
    status('G08', '转OA办理', 'Sent to OA', 'OAへ移送', 'OA 이송', 'in-hand'),
    status('G09', '批准', 'Approved', '許可', '승인', 'approved'),
    status('G10', '不批准', 'Rejected', '不許可', '불허가', 'refused'),
    status('G11', '备案', 'Filed', '届出済み', '신고 완료', 'closed'),
    status(voidedStatus, '作废', 'Voided', '取消し', '무효', 'closed'),
    status('1', '省局办理', 'At the province', '省局で処理中', '성국 처리 중', 'in-hand'),
    status('2', '省局办理', 'At the province', '省局で処理中', '성국 처리 중', 'in-hand'),
    status('3', '国家局办理', 'National bureau', '国家局で処理中', '국가국 처리 중', 'in-hand'),
    status('4', '办结（批准）', 'Approved, closed', '完了（許可）', '종결(승인)', 'approved'),
    status('5', '办结（未获批准）', 'Not approved', '完了（許可なし）', '종결(승인 없음)', 'refused'),
    status('6', '收藏单位修改', 'Museum revising', '収蔵機関が修正中', '소장기관 수정 중', 'waiting-applicant'),
  ],
}

/** Statuses of cases that have ended. */
export const closedStatuses: ReadonlySet<string> = new Set(['G10', 'G11', voidedStatus, '4', '5'])

/** At the steps of the province; the latter two of the older collection flows. */
export const provinceStatuses: readonly string[] = ['G12', '1', '2']
/** While the applicant corrects what the national bureau sent back; the latter of a museum. */
export const rectifiedStatuses: readonly string[] = ['G02', '6']

/** Codes of the statuses of one tone, for tabs that gather them. */
export function statusesOfTone(tone: StatusTone): string[] {
  return statuses.entries.filter((entry) => entry.tone === tone).map((entry) => entry.code)
}

/** The tone of a status; an unknown code is in hand. */
export function toneOf(code: string): StatusTone {
  return findEntry(statuses, code)?.tone ?? 'in-hand'
}

/** What the wire of specification §4.4 calls approved projects: `statue=06,07,08`, codes that exist nowhere else. */
const wireApproved: readonly string[] = ['06', '07', '08']

/** Statuses of the preset «approved projects» (§4.4): approved, filed, concluded with approval. */
export const approvedStatuses: readonly string[] = ['G09', 'G11', '4']

/**
 * Statuses that a `statue` filters by: of `06,07,08` any part, in any order, means approved projects; each other code means itself. Codes
 * that do not exist are dropped, so a filter of such codes alone finds nothing.
 */
export function statusesFromWire(value: string): string[] {
  const found = new Set<string>()
  for (const code of value.split(',').map((part) => part.trim()))
    for (const each of wireApproved.includes(code) ? approvedStatuses : findEntry(statuses, code) ? [code] : []) found.add(each)
  return [...found]
}

/** The status of what ended without approval; an application that was not accepted has it, too (decision 0007). */
const unapprovedStatus = '5'

/** A case as far as it says where it stands and how it came out. */
export interface Standing {
  status: string
  conclusion: Conclusion | null
  /** It waits for a county or city bureau, in the status that §4.4 has for the province alone. */
  isLocal?: boolean
}

/** What is said of a case that a county or city bureau has: §4.4 has no code for it, and the province has not got it yet. */
const localName = text('市县局办理', 'City or county', { ja_JP: '市・県局で処理中', ko_KR: '시·현국 처리 중' })
/** The status of the steps of the province, and of those before it. */
const provinceStatus = 'G12'

/** Conclusions that the word of their status does not tell: others end in the same one. */
const untoldByStatus: readonly Conclusion[] = ['not-accepted', 'withdrawn']

/** The status of a case by the name of its code (§4.4). */
export function statusNameOf({ status, conclusion, isLocal = false }: Standing): Text {
  if (conclusion !== null && untoldByStatus.includes(conclusion)) return conclusionName(conclusion)
  if (isLocal && status === provinceStatus) return localName
  return findEntry(statuses, status)?.name ?? text(status, status)
}

/** What people say where the name of a code says how it came about, or names a system, and not what is going on. */
const spokenNames: ReadonlyMap<string, Text> = new Map([
  ['G01', text('补正中', 'Being corrected', { ja_JP: '補正中', ko_KR: '보완 중' })],
  ['G02', text('整改中', 'Being rectified', { ja_JP: '是正中', ko_KR: '시정 중' })],
  ['G08', text('签发中', 'Being signed', { ja_JP: '決裁中', ko_KR: '결재 중' })],
])

/** What is going on with a case, in the words in which pages, lists, their exports and papers say it to officials. */
export function spokenStatusOf(of: Standing): Text {
  return spokenNames.get(of.status) ?? statusNameOf(of)
}

/** The status of a case in words for who applied: how it came out, once it did; that the file is closed (备案) is a word of the officials. */
export function applicantStatusOf(of: Standing): Text {
  return of.conclusion === null ? spokenStatusOf(of) : conclusionName(of.conclusion)
}

function conclusionName(conclusion: Conclusion): Text {
  return findEntry(conclusionList, conclusion)!.name
}

/**
 * How a case came out by its status alone: what an act concludes that says nothing else, and what older records are read as. Null while nothing is
 * decided. What is filed was approved: refusals end unfiled.
 */
export function conclusionOfStatus(status: string): Conclusion | null {
  if (status === voidedStatus) return 'void'
  if (approvedStatuses.includes(status)) return 'approved'
  return toneOf(status) === 'refused' ? 'refused' : null
}

/** A choice of the status filters: the codes it stands for, and the words for them. */
export interface StatusChoice {
  codes: string[]
  label: string
}

/** What else cases of a status may be called: who has them, or where others end in the same one, the conclusions that its word does not tell. */
const furtherNames: Readonly<Record<string, readonly Text[]>> = {
  [provinceStatus]: [localName],
  [unapprovedStatus]: [statusNameOf({ status: 'G10', conclusion: null }), conclusionName('not-accepted')],
  [voidedStatus]: [conclusionName('withdrawn')],
}

/**
 * The statuses to choose from in a filter, in words: each name once, with all statuses that have it. «Concluded, not approved» gathers every
 * end without approval and says so; a rejection can be chosen by itself as well.
 */
export function statusChoices(textOf: (name: Text) => string): StatusChoice[] {
  const codesOf = new Map<string, string[]>()
  for (const { code, name } of statuses.entries) codesOf.set(textOf(name), [...(codesOf.get(textOf(name)) ?? []), code])
  return [...codesOf].map(([name, codes]) => ({
    // first as rows say it
    label: [
      ...new Set([
        ...codes.flatMap((code) => spokenNames.get(code) ?? []).map(textOf),
        name,
        ...codes.flatMap((code) => furtherNames[code] ?? []).map(textOf),
      ]),
    ].join('、'),
    codes: codes.flatMap((code) => (code === unapprovedStatus ? statusesOfTone('refused') : [code])),
  }))
}
