import { fundedItem, usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { exampleOf, type NewCase } from '../../../../case-driver/file-case.ts'
import { tryAct, upload, waitingCase } from '../../../../testing/case-fixtures.ts'
import { contract as documents } from '@wenwu/core/documents/contract'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

type Answer = 'province' | 'national'

async function draft(options: NewCase, outcome = 'approve', schemeApprovedBy?: Answer) {
  const id = await caseAt(api, 'nationalReview', options)
  const task = await taskOf(api, 'national-officer', id, 'nationalReview')
  return { id, task, reply: await api.as('national-officer').call(tasks.replyDraft, { id: task.id, outcome, schemeApprovedBy }) }
}

const letter = (rfTitle: string | null, rfNumber: string | null) => (data: ReturnType<typeof exampleOf>) =>
  void (data.letter = { ...data.letter, rfTitle, rfNumber })

describe('the first wording of a reply', () => {
  it('is filled from the case, and nothing of the template is left', async () => {
    const { reply } = await draft({ itemCode: usualItem.code })
    const { project, unit } = exampleOf(usualItem.code) as { project: { projectName: string }; unit: { punitName: { name: string } } }
    expect(reply.title).toBe(`关于在${unit.punitName.name}保护范围内实施${project.projectName}的批复`)
    expect([reply.mainRecipient, reply.closing]).toEqual(['陕西省文物局', '此复。'])
    expect(reply.body[0]).toBe(
      '你局《陕西省文物局关于渭北城际轨道凤栖路区间隧道工程涉及栖凤原遗址保护范围的请示》（陕文物字〔2026〕236号）收悉。经研究，我局批复如下：',
    )
    expect(JSON.stringify(reply)).not.toMatch(/[{}]\w|——|undefined/)
    expect(reply.schemeApprovedBy).toBeUndefined()
  })

  it('says days, numbers and the pieces as a letter does', async () => {
    const { reply } = await draft({
      itemCode: '56017',
      change: (data) => void (data['loan']!['loanPeriod'] = { start: '2027-03-01', end: '2027-09-30' }),
    })
    expect(reply.body[1]).toBe(
      '一、同意杭州青禾美术馆借用云泽省级博物馆馆藏一级文物3件（套）（龙泉窑青釉贯耳瓶、官窑粉青釉盏托、端石抄手砚）举办湖山一色——南宋生活艺术展，借用期限为2027年3月1日至2027年9月30日。',
    )
  })

  it.each([
    ['title and number', '关于甲的请示', '陕文物[2026]9', '你局《关于甲的请示》（陕文物[2026]9）收悉'],
    ['a title in quotation marks of its own', '《关于甲的请示》', '陕文物〔2026〕9号', '你局《关于甲的请示》（陕文物〔2026〕9号）收悉'],
    ['a title alone', '关于甲的请示', null, '你局《关于甲的请示》收悉'],
    ['neither', null, null, `你局报来的${exampleOf(usualItem.code).project!.projectName as string}有关材料收悉`],
    ['blanks', '  ', '', `你局报来的${exampleOf(usualItem.code).project!.projectName as string}有关材料收悉`],
  ])('refers to %s', async (_name, rfTitle, rfNumber, expected) => {
    const { reply } = await draft({ change: letter(rfTitle, rfNumber) })
    expect(reply.body[0]!.startsWith(expected)).toBe(true)
  })

  describe('after the province has said what its letter is called', () => {
    const stated = { rfTitle: '关于报请审批渭北隧道工程的请示', rfNumber: ' 陕文物发〔2026〕77号 ' }
    const report = async (said: Record<string, unknown>) => {
      const { id } = await sent(said)
      const task = await taskOf(api, 'national-officer', id, 'nationalReview')
      const { body } = await api.as('national-officer').call(tasks.replyDraft, { id: task.id, outcome: 'approve' })
      return { id, first: body[0]!, view: await api.as('national-officer').call(cases.get, { id }) }
    }
    const sent = async (said: Record<string, unknown>) => {
      const id = await waitingCase(api, 'provinceSign')
      await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'report', ...said })
      return { id, view: await drive(api, id, 'nationalReview') }
    }

    it('quotes that letter, and the form and the lists have it', async () => {
      const { first, view, id } = await report(stated)
      expect(first).toBe('你局《关于报请审批渭北隧道工程的请示》（陕文物发〔2026〕77号）收悉。经研究，我局批复如下：')
      expect(view.data.letter).toMatchObject({ rfTitle: stated.rfTitle, rfNumber: '陕文物发〔2026〕77号' })
      expect(view.data.letter!.projectLeader).toBe(exampleOf(usualItem.code).letter!.projectLeader)
      for (const [keywordField, keyword] of [['rfNumber', '陕文物发〔2026〕77号'] as const, ['rfTitle', '渭北隧道工程的请示'] as const]) {
        const filter = { preset: 'all' as const, keyword, keywordField }
        const query = { filter, sort: 'submitted-desc' as const, page: { number: 1, size: 10 }, isCounting: true }
        const { rows } = await api.as('national-officer').call(cases.query, query)
        expect([keywordField, rows.map((row) => row.id)]).toEqual([keywordField, [id]])
      }
    })

    it('quotes what the applicant wrote where the province says nothing, and nothing where it takes that away', async () => {
      expect((await report({})).first).toContain('（陕文物字〔2026〕236号）收悉')
      const { first, view } = await report({ rfTitle: '', rfNumber: '' })
      expect(first).toContain(`报来的${view.title}有关材料收悉`)
    })

    it('takes what cannot be seen for nothing, and marks inside marks are single', async () => {
      const { first, view } = await report({ rfTitle: '关于《关于\u0007凤栖路\u200b方案》的请示\u001b', rfNumber: '\u200b' })
      expect(first).toBe('你局《关于〈关于 凤栖路方案〉的请示》收悉。经研究，我局批复如下：')
      expect(view.data.letter!.rfNumber).toBe('')
    })

    it('is not said with a number alone', async () => {
      const id = await waitingCase(api, 'provinceSign')
      const said = { outcome: 'report', opinion: '同意上报。', rfTitle: ' ', rfNumber: '陕文物发〔2026〕78号' }
      await upload(api, 'province-sx-lead', id, 'provinceLetter')
      expect(await tryAct(api, 'province-sx-lead', id, 'provinceSign', said)).toMatchObject({
        status: 422,
        body: { problems: [{ path: 'rfTitle', code: 'required' }] },
      })
    })
  })

  describe('to an application that came past the province', () => {
    const research = (data: ReturnType<typeof exampleOf>) => void (data.project = { ...data.project, purpose: 'research' })

    it('goes to the applicant, whose letter it answers', async () => {
      const { reply } = await draft({ itemCode: '56009' })
      const { applicant, letter } = exampleOf('56009') as Record<'applicant' | 'letter', Record<string, string>>
      expect(reply.mainRecipient).toBe(applicant.applicantName)
      expect(reply.body[0]).toBe(`《${letter.rfTitle}》（${letter.rfNumber}）收悉。经研究，现批复如下：`)
    })

    it('tells the applicant itself of the remedies, on the way past the province alone', async () => {
      const { applicant } = exampleOf('5600802') as Record<'applicant', Record<string, string>>
      const { reply: direct } = await draft({ itemCode: '5600802', change: research }, 'refuse')
      expect([direct.mainRecipient, direct.body.at(-1)]).toEqual([
        applicant.applicantName,
        '三、对本决定不服的，可以自收到之日起六十日内依法申请行政复议，或者自收到之日起六个月内依法提起行政诉讼。',
      ])
      const { reply: proposed } = await draft({ itemCode: '5600802' }, 'refuse')
      expect([proposed.mainRecipient, proposed.body.at(-1)]).toEqual([
        '陕西省文物局',
        '三、请将本批复送达申请人。申请人对本决定不服的，可以自收到之日起六十日内依法申请行政复议，或者自收到之日起六个月内依法提起行政诉讼。',
      ])
    })
  })

  it('says what it is about once, where the name of the project says it too', async () => {
    const named = (data: ReturnType<typeof exampleOf>) => void (data.project = { ...data.project, projectName: '望川楼修缮工程立项' })
    const { reply } = await draft({ itemCode: fundedItem.code, change: named })
    expect([reply.title, reply.body[1]]).toEqual(['关于望川楼修缮工程立项的批复', '一、同意望川楼修缮工程立项。'])
  })

  it('of a refusal has the remedies', async () => {
    const { reply } = await draft({ itemCode: fundedItem.code }, 'refuse')
    expect([reply.body.at(-1)!.includes('行政复议'), reply.schemeApprovedBy]).toEqual([true, undefined])
  })

  it('of a refusal has a place for the reasons, which is not drafted, signed or issued empty', async () => {
    const { reply, id } = await draft({ itemCode: fundedItem.code }, 'refuse')
    expect(reply.body).toContain(reasonsPlaceholder)
    const asIs = await tryAct(api, 'national-officer', id, 'nationalReview', { outcome: 'refuse', opinion: '不同意。', document: reply })
    const missing = {
      status: 422,
      body: { error: 'reply-reasons-missing', field: 'document.body', msg: '请在批复正文中写明不同意的理由。' },
    }
    expect(asIs).toMatchObject(missing)
    const withReasons = reply.body.map((line) => line.replace(reasonsPlaceholder, '（一）勘察不足。'))
    const drafted = { ...reply, body: withReasons }
    const view = await act(api, 'national-officer', id, 'nationalReview', { outcome: 'refuse', document: drafted })
    // the head takes the reasons out again
    const emptied = { ...drafted, body: withReasons.filter((line) => line !== '（一）勘察不足。') }
    const write = async (text: Reply) => {
      const { id, revision } = await api.as('national-lead').call(documents.get, { id: view.document!.id })
      await api.as('national-lead').call(documents.save, { id, baseRevision: revision, text })
    }
    await write(emptied)
    expect(await tryAct(api, 'national-lead', id, 'leadSign', { outcome: 'sign', opinion: '同意。' })).toMatchObject(missing)
    await write(drafted)
    expect((await act(api, 'national-lead', id, 'leadSign', { outcome: 'sign' })).document?.status).toBe('signed')
    // signed by an older version, which let refusals without reasons pass
    await api.pool.query('update documents set body = $2 where id = $1', [view.document!.id, JSON.stringify(emptied.body)])
    const issue = { outcome: 'issue', number: '文物保函〔2026〕8801号', date: null, publicity: 'open' }
    expect(await tryAct(api, 'national-office', id, 'issue', issue)).toMatchObject(missing)
    await act(api, 'national-office', id, 'issue', { outcome: 'back' })
    await write(drafted)
    await act(api, 'national-lead', id, 'leadSign', { outcome: 'sign' })
    expect((await act(api, 'national-office', id, 'issue', issue)).status).toBe('G10')
  })

  it('is not drafted with the paragraph of the other authority', async () => {
    const { reply, id } = await draft({ itemCode: fundedItem.code })
    const document = { ...reply, schemeApprovedBy: 'national' as const }
    expect(await tryAct(api, 'national-officer', id, 'nationalReview', { outcome: 'approve', opinion: '同意。', document })).toMatchObject({
      status: 422,
      body: { error: 'reply-scheme-contradicts', field: 'document.body' },
    })
  })

  it('says who approves the scheme, as asked, and the decision keeps it', async () => {
    const province = '由你局审批，并将工程主要内容、审核意见和审批结论报我局备案'
    const { reply, id, task } = await draft({ itemCode: fundedItem.code })
    expect([reply.schemeApprovedBy, reply.body.filter((line) => line.includes(province)).length]).toEqual(['province', 1])
    const other = await api.as('national-officer').call(tasks.replyDraft, { id: task.id, outcome: 'approve', schemeApprovedBy: 'national' })
    expect(other.schemeApprovedBy).toBe('national')
    expect(other.body).toEqual(reply.body.map((line) => (line.includes(province) ? other.body[2] : line)))
    expect(other.body[2]).toContain('经你局初审后报我局审批')
    const view = await act(api, 'national-officer', id, 'nationalReview', { outcome: 'approve', document: other })
    expect(await api.as('national-lead').call(documents.get, { id: view.document!.id })).toMatchObject({
      schemeApprovedBy: 'national',
      body: other.body,
    })
  })

  it('is the drafted one where it comes back to who drafts it, for the same end alone', async () => {
    const { reply, id, task } = await draft({ itemCode: fundedItem.code })
    const document = { ...reply, body: [...reply.body, '四、施工前请报送专项方案。'] }
    await act(api, 'national-officer', id, 'nationalReview', { outcome: 'approve', document })
    await act(api, 'national-lead', id, 'leadSign', { outcome: 'back', reason: '第四条措辞请斟酌。' })
    const again = await taskOf(api, 'national-officer', id, 'nationalReview')
    const ask = (outcome: string, schemeApprovedBy?: Answer) =>
      api.as('national-officer').call(tasks.replyDraft, { id: again.id, outcome, schemeApprovedBy })
    expect(again.id).not.toBe(task.id)
    expect(await ask('approve')).toEqual(document)
    const other = await ask('approve', 'national')
    expect([other.schemeApprovedBy, other.body.at(-1), other.body[2]!.includes('经你局初审后报我局审批')]).toEqual([
      'national',
      '四、施工前请报送专项方案。',
      true,
    ])
    expect((await ask('refuse')).body).toContain(reasonsPlaceholder)
  })

  it('is only for outcomes that draft a reply', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const task = await taskOf(api, 'national-officer', id, 'nationalReview')
    for (const outcome of ['entrust', 'nothing', 'return'])
      expect(await api.as('national-officer').send(tasks.replyDraft, { id: task.id, outcome })).toMatchObject({
        status: 400,
        body: { field: 'outcome' },
      })
  })
})
