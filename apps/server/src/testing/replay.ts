import { readFileSync } from 'node:fs'
import type { CaseView, Receipt } from '@wenwu/core/cases/model'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract as documents, type ReplyDocument } from '@wenwu/core/documents/contract'
import type { FormData } from '@wenwu/core/form/model'
import type { Accounts } from '../case-driver/accounts.ts'
import { drive } from '../case-driver/drive-case.ts'
import { exampleOf, fileCase } from '../case-driver/file-case.ts'

/** A reply of the national bureau, as a line of a file of replies holds it. */
export interface Reply {
  title: string
  docNumber: string
  mainRecipient: string
  /** Paragraphs. */
  body: string[]
  closing: string
  docDate: string | null
  /** Code of the item. */
  mapsTo: string
}

/** The application behind a reply. */
export interface Application {
  itemCode: string
  data: FormData
  provinceCode: string
  /** Of the province, as in its account names. */
  abbreviation: string
}

/** The replies of a file, one JSON object a line. */
export function readReplies(file: string): Reply[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Reply)
}

/** Counties of the places that replies name; anything else is filed under the first county of its province. */
const countyByPlace: Readonly<Record<string, string>> = { 新绛: '140825', 孝义: '141181', 济宁: '370811', 阆中: '511381', 驻洛: '410302' }

/** The application behind a reply: the item's example with the facts that the reply names. Throws where it names no province's bureau. */
export function applicationFor(reply: Reply): Application {
  // every name of a bureau begins with the province's: 山西省文物局, 四川省文物管理局
  const province = provinces.entries.find(({ name }) => reply.mainRecipient.startsWith(name.zh_CN))
  if (province === undefined) throw new Error(`no province for ${reply.mainRecipient}`)
  const request = /《([^》]+)》（([^）]+)）/.exec(reply.body[0] ?? '')
  const projectName = reply.title.replace(/^关于/, '').replace(/的批复$/, '')
  const unitName = projectName.replace(
    /(文物保护总体规划工作方案|保护规划立项|修缮工程立项|地震灾后抢救保护工程立项|旧址北院东西厢房抢险加固工程立项)$/,
    '',
  )
  const [, county = `${province.code}0102`] = Object.entries(countyByPlace).find(([place]) => unitName.includes(place)) ?? []
  const data = exampleOf(reply.mapsTo)
  data.project = { ...data.project, projectName }
  data.unit = { ...data.unit, punitName: { name: unitName }, region: county }
  data.letter = { ...data.letter, ...(request && { rfTitle: request[1], rfNumber: request[2] }) }
  return { itemCode: reply.mapsTo, data, provinceCode: province.code, abbreviation: province.abbreviation }
}

/** A case that was decided with a reply. */
export interface Replayed {
  reply: Reply
  application: Application
  receipt: Receipt
  view: CaseView
  /** As it is stored. */
  document: ReplyDocument
}

/**
 * Files an application for each reply and takes it through its own province and the national bureau to the decision with the reply's own
 * text, number and date (a missing date stays missing).
 */
export async function replayReplies(
  accounts: Accounts,
  replies: readonly Reply[],
  log: (line: string) => void = () => undefined,
): Promise<Replayed[]> {
  const replayed: Replayed[] = []
  for (const reply of replies) {
    const application = applicationFor(reply)
    const receipt = await fileCase(accounts, { itemCode: application.itemCode, data: application.data })
    const { title, mainRecipient, body, closing, docNumber: number, docDate: date } = reply
    const given = { document: { title, mainRecipient, body, closing }, number, date }
    const view = await drive(accounts, receipt.caseId, 'filed', { given })
    const document = await accounts.as('national-office').call(documents.get, { id: view.document?.id ?? '' })
    log(`${receipt.number} ${view.status} ${document.number} ${document.title}`)
    replayed.push({ reply, application, receipt, view, document })
  }
  return replayed
}
