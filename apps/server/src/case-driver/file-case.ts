import { randomUUID } from 'node:crypto'
import { examples } from '@wenwu/items/examples.generated'
import { items } from '@wenwu/items/index.generated'
import type { CaseView, Receipt } from '@wenwu/core/cases/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { FormData } from '@wenwu/core/form/model'
import { getValue, setValue } from '@wenwu/core/form/paths'
import { contract as files } from '@wenwu/core/files/contract'
import type { ItemSource } from '@wenwu/core/item/model'
import { addMonths, monthsBetween, toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { smallPdf } from '../platform/files/small-pdf.ts'
import type { Accounts } from './accounts.ts'
import { usualItem } from './played-items.ts'

export interface NewCase {
  itemCode?: string
  applicant?: string
  title?: string
  /** The form; the item's example unless given. */
  data?: FormData
  /** Changes the form before it is saved. */
  change?: (data: FormData) => void
}

export interface Draft {
  id: string
  itemCode: string
  applicant: string
  /** Revision after the last save. */
  revision: number
}

/** An item by its code. Throws where there is none. */
export function getItem(code: string): ItemSource {
  const item: ItemSource | undefined = items.find((each) => each.code === code)
  if (item === undefined) throw new Error(`there is no item ${code}`)
  return item
}

/** The complete valid case of an item's folder. */
export function exampleOf(itemCode: string): FormData {
  const example = examples[itemCode]
  if (example === undefined) throw new Error(`item ${itemCode} has no example`)
  return structuredClone(example)
}

/** The day on which the examples are filled in. */
const exampleDay = '2026-11-20'

/** An example as it is filled in on a day: its dates are moved by whole months, and years in words and numbers of documents by whole years. */
export function filledInOn(data: FormData, day: CalendarDate): FormData {
  // whole ones, so that what was done before that day was done before this one
  const months = exampleDay <= day ? monthsBetween(exampleDay, day) - 1 : -monthsBetween(day, exampleDay)
  const years = Number(day.slice(0, 4)) - Number(exampleDay.slice(0, 4))
  const moved = JSON.stringify(data)
    .replace(/20\d\d(?=年|〕)/g, (year) => String(Number(year) + years))
    .replace(/"(20\d\d-\d\d-\d\d)"/g, (_, date: string) => `"${addMonths(date, months)}"`)
  return JSON.parse(moved) as FormData
}

/** A form with numbers of its own for what its item lends out: a piece is in one place at a time (decision 0179), so one example files once. Any other form as it is. */
export function withOwnPieces(itemCode: string, data: FormData): FormData {
  const { continuousLimit: limit } = getItem(itemCode)
  const rows = limit === undefined ? undefined : getValue(data, limit.rows)
  if (limit === undefined || !Array.isArray(rows)) return data
  const mark = randomUUID().slice(0, 8)
  return setValue(
    data,
    limit.rows,
    rows.map((row: Record<string, unknown>) => ({ ...row, [limit.key]: `${String(row[limit.key])}-${mark}` })),
  )
}

/** Today where the server is. */
export function todayOf({ clock }: Accounts): CalendarDate {
  return toShanghaiDate(clock?.now() ?? new Date())
}

/** A draft with its form saved; no materials yet. */
export async function newDraft(accounts: Accounts, wanted: NewCase = {}): Promise<Draft> {
  const { itemCode = usualItem.code, applicant = 'company', title, change } = wanted
  const data = structuredClone(wanted.data) ?? filledInOn(exampleOf(itemCode), todayOf(accounts))
  const titled = title === undefined ? data : setValue(data, getItem(itemCode).columns.title, title)
  change?.(titled)
  const person = accounts.as(applicant)
  const { id, revision: baseRevision } = await person.call(cases.createDraft, { itemCode })
  const { revision } = await person.call(cases.saveDraft, { id, baseRevision, device: 'driver', data: titled })
  return { id, itemCode, applicant, revision }
}

/** Hands in every material that a party (the applicant, a step) owes for a case. */
export async function handIn(accounts: Accounts, username: string, view: CaseView, by = 'applicant'): Promise<void> {
  for (const { key, name } of view.materials.filter((each) => each.by === by && each.isRequired && each.files.length === 0))
    await accounts
      .as(username)
      .call(files.upload, { caseId: view.id, materialKey: key }, { file: { name: `${name.zh_CN}.pdf`, content: smallPdf() } })
}

/** A complete draft: saved, materials handed in. */
export async function readyDraft(accounts: Accounts, wanted: NewCase = {}): Promise<Draft> {
  const draft = await newDraft(accounts, wanted)
  await handIn(accounts, draft.applicant, await accounts.as(draft.applicant).call(cases.get, { id: draft.id }))
  return draft
}

/** Files a case of an item with all its materials. */
export async function fileCase(accounts: Accounts, wanted: NewCase = {}): Promise<Receipt> {
  const { id, itemCode, applicant, revision } = await readyDraft(accounts, wanted)
  return accounts.as(applicant).call(cases.submit, { itemCode, id, baseRevision: revision })
}
