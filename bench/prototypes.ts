import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract as files } from '@wenwu/core/files/contract'
import type { FormData } from '@wenwu/core/form/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { samples } from '../apps/server/src/platform/files/sample-files.ts'
import type { Caller } from '../apps/server/src/platform/http/caller.ts'

/** Cases that were really driven to a place; everything synthetic is a copy of one of them. */
export interface Prototypes {
  /** A complete draft of the item that submissions are measured with. */
  draft: string
  /** A case of that item that waits for the signature of the head. */
  signing: string
  /** Cases in the places where real ones stand, of each item, with their share of a list. */
  listed: { id: string; weight: number }[]
}

/** The item of the measured submissions and approvals. */
export const measuredItem = 'TBCrpPaMainEntity'
const itemCodes = [measuredItem, 'TBCrpPpMainEntity', '56005', '5600802']

/** Steps of the way to a decision and whose they are (`*`: the province of the case), and how many of a hundred cases stand before each; the rest is filed. */
const way: { step: string; by: string; outcome: string; weight: number }[] = [
  { step: 'provinceAccept', by: 'province-*', outcome: 'accept', weight: 6 },
  { step: 'provinceReview', by: 'province-*', outcome: 'report', weight: 9 },
  { step: 'provinceSign', by: 'province-*-lead', outcome: 'report', weight: 3 },
  { step: 'nationalAccept', by: 'national-accept', outcome: 'accept', weight: 3 },
  { step: 'nationalReview', by: 'national-officer', outcome: 'approve', weight: 10 },
  { step: 'leadSign', by: 'national-lead', outcome: 'sign', weight: 1 },
  { step: 'issue', by: 'national-office', outcome: 'issue', weight: 1 },
  { step: 'filing', by: 'national-officer', outcome: 'file', weight: 7 },
]
const filedWeight = 60

/** Drives cases of every item over HTTP to every step. */
export async function drivePrototypes(as: (username: string) => Caller, root: string): Promise<Prototypes> {
  const listed: Prototypes['listed'] = []
  let signing = ''
  for (const itemCode of itemCodes) {
    for (let length = 0; length <= way.length; length++) {
      const id = await fileCase(as('company'), itemCode, root)
      const { provinceCode } = await as('company').call(cases.get, { id })
      const province = provinces.entries.find(({ code }) => code === provinceCode)?.abbreviation ?? ''
      for (const { step, by, outcome } of way.slice(0, length))
        await act(as(by.replace('*', province)), id, step, outcome, `${itemCode}-${length}`)
      const next = way[length]
      listed.push({ id, weight: next?.weight ?? filedWeight })
      if (itemCode === measuredItem && next?.step === 'leadSign') signing = id
    }
  }
  return { draft: (await prepareDraft(as('company'), measuredItem, root)).id, signing, listed }
}

async function fileCase(applicant: Caller, itemCode: string, root: string): Promise<string> {
  const { id, revision } = await prepareDraft(applicant, itemCode, root)
  await applicant.call(cases.submit, { itemCode, id, baseRevision: revision })
  return id
}

/** A draft of the item's example with all its materials. */
async function prepareDraft(applicant: Caller, itemCode: string, root: string): Promise<{ id: string; revision: number }> {
  const data = JSON.parse(readFileSync(join(root, 'packages/items/src', itemCode, 'example.json'), 'utf8')) as FormData
  const { id, revision } = await applicant.call(cases.createDraft, { itemCode })
  const saved = await applicant.call(cases.saveDraft, { id, baseRevision: revision, device: 'bench', data })
  await handIn(applicant, await applicant.call(cases.get, { id }), 'applicant')
  return { id, revision: saved.revision }
}

async function act(person: Caller, caseId: string, step: string, outcome: string, number: string): Promise<void> {
  const view = await person.call(cases.get, { id: caseId })
  const task = view.tasks.find((each) => each.step === step && each.isMine)
  if (task === undefined) throw new Error(`no task ${step} on ${caseId}; open: ${view.tasks.map((each) => each.step).join(', ')}`)
  await handIn(person, view, step)
  const document = {
    title: `关于${view.title}的批复`,
    mainRecipient: '陕西省文物局',
    body: ['你局请示收悉。经研究，原则同意所报方案。', '请你局指导有关单位组织实施，加强监管。'],
    closing: '此复。',
  }
  const needs = task.actions.find((action) => action.outcome === outcome)?.needs ?? []
  await person.call(tasks.complete, {
    taskId: task.id,
    version: task.version,
    outcome,
    opinion: '材料齐全，符合规定。',
    ...(needs.includes('document') && { document }),
    ...(needs.includes('number-and-date') && { numberAndDate: { number: `文物保函〔2025〕${number}`, date: '2025-06-01' } }),
  })
}

async function handIn(person: Caller, view: CaseView, by: string): Promise<void> {
  for (const material of view.materials) {
    if (material.by !== by || !material.isRequired || material.files.length > 0) continue
    await person.call(
      files.upload,
      { caseId: view.id, materialKey: material.key },
      { file: { name: `${material.name.zh_CN}.pdf`, content: samples.pdf } },
    )
  }
}
