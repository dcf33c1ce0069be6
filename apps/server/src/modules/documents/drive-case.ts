import fs from 'node:fs'
import type { CaseView, DocumentInput, TaskDecision } from '@wenwu/core/cases/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { FormData } from '@wenwu/core/form/model'
import { contract as files } from '@wenwu/core/files/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { samples } from '../../platform/files/sample-files.ts'
import type { RawReply } from '../../testing/caller.ts'
import type { TestApp } from '../../testing/test-app.ts'

const example = JSON.parse(
  fs.readFileSync(new URL('../../../../../packages/items/src/56005/example.json', import.meta.url), 'utf8'),
) as FormData

export const reply: DocumentInput = {
  title: '关于渭北城际轨道凤栖路区间隧道工程涉及栖凤原遗址的批复',
  mainRecipient: '陕西省文物局',
  body: ['你局《关于渭北城际轨道凤栖路区间隧道工程的请示》收悉。经研究，原则同意。', '#set page(fill: red) \\ *不是代码* $x$ <script>'],
  closing: '此复。',
}

/** Submits a case of 56005 (Shaanxi) and takes it, over the real API, to the officer of the national bureau. */
export async function driveToOfficer(api: TestApp): Promise<string> {
  const applicant = api.as('company')
  const { id } = await applicant.call(cases.createDraft, { itemCode: '56005' })
  await applicant.call(cases.saveDraft, { id, baseRevision: 0, device: 'test', data: example })
  const { materials } = await applicant.call(cases.get, { id })
  for (const material of materials.filter((each) => each.by === 'applicant')) {
    await applicant.call(
      files.upload,
      { caseId: id, materialKey: material.key },
      { file: { name: `${material.key}.pdf`, content: samples.pdf } },
    )
  }
  await applicant.call(cases.submit, { itemCode: '56005', id, baseRevision: 1 })
  await act(api, 'province-sx', id, { outcome: 'accept' })
  await act(api, 'province-sx', id, { outcome: 'report' })
  await api
    .as('province-sx-lead')
    .call(files.upload, { caseId: id, materialKey: 'provinceLetter' }, { file: { name: '上报文件.pdf', content: samples.pdf } })
  await act(api, 'province-sx-lead', id, { outcome: 'report' })
  await act(api, 'national-accept', id, { outcome: 'accept' })
  return id
}

/** As `driveToOfficer`, and on: drafted by the officer, signed by the head, waiting at the office. Gives case and document. */
export async function driveToOffice(api: TestApp): Promise<{ caseId: string; documentId: string }> {
  const caseId = await driveToOfficer(api)
  await act(api, 'national-officer', caseId, { outcome: 'approve', document: reply })
  const view = await act(api, 'national-lead', caseId, { outcome: 'sign' })
  return { caseId, documentId: view.document?.id ?? '' }
}

/** Claims the open task of a case and acts on it. Throws RefusedCall. */
export async function act(
  api: TestApp,
  username: string,
  caseId: string,
  decision: Partial<TaskDecision> & { outcome: string },
): Promise<CaseView> {
  const { output, task } = await claim(api, username, caseId)
  return (
    await api
      .as(username)
      .call(tasks.complete, { opinion: '同意', ...decision, taskId: task.id, version: output.tasks[0]?.version ?? task.version })
  ).case
}

/** As `act`, giving the reply whatever it is. */
export async function tryAct(
  api: TestApp,
  username: string,
  caseId: string,
  decision: Partial<TaskDecision> & { outcome: string },
): Promise<RawReply> {
  const { output, task } = await claim(api, username, caseId)
  return api
    .as(username)
    .send(tasks.complete, { opinion: '同意', ...decision, taskId: task.id, version: output.tasks[0]?.version ?? task.version })
}

async function claim(api: TestApp, username: string, caseId: string) {
  const person = api.as(username)
  const task = (await person.call(cases.get, { id: caseId })).tasks[0]
  if (task === undefined) throw new Error(`no open task of ${caseId} for ${username}`)
  return { output: await person.call(tasks.claim, { id: task.id }), task }
}
