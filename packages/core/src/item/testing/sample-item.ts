import { text, type Text } from '../../i18n/text.ts'
import type { Guide, LegalBasis } from '../guide.ts'
import type { ItemSource } from '../model.ts'

const words: Text = text('文字', 'Text')

const basis: LegalBasis = { statute: '中华人民共和国文物保护法', article: '第二十八条', version: '2024' }

const guide: Guide = {
  itemType: words,
  projectType: words,
  implementationSubject: words,
  administrativeLevel: words,
  decisionMechanism: words,
  examineType: words,
  applySubject: words,
  acceptInstitution: words,
  commitmentDeadline: words,
  statutoryDeadline: words,
  charge: words,
  projectSceneNumber: words,
  quantitativeLimitation: words,
  applicationRange: words,
  projectResult: words,
  handleProcess: words,
  consultingWay: words,
  complaintChannels: words,
  processTime: words,
  processAddress: words,
  prohibitiveRequirements: [words],
  acceptConditions: [words],
  chargeNorm: words,
  legalBasis: [basis],
  commonQuestions: [{ question: words, answer: words }],
}

const sample = { fileName: '样表.xlsx', columns: [{ title: '序号', hint: '填写说明' }], rows: [['示例1']] }

/** A whole small item for tests: one decision, a correction, experts, a timer. A fresh copy each time, so tests may break it. */
export function sampleItem(): ItemSource {
  return JSON.parse(
    JSON.stringify({
      code: '90001',
      entity: 'TBSampleEntity',
      aliases: ['90001-a'],
      name: words,
      shortName: words,
      category: 'construction',
      applicants: ['legal-entity'],
      columns: { title: 'basic.projectName', unitName: 'basic.punitName', region: 'basic.region', money: 'basic.money' },
      variables: { money: 'basic.money' },
      clocks: [{ key: 'decision', name: words, unit: 'working-day', length: 20, warnAt: 5, extension: 10, basis: words }],
      form: {
        sections: [
          {
            key: 'basic',
            title: words,
            fields: [
              { key: 'projectName', type: 'text', label: words, required: true },
              { key: 'punitName', type: 'heritage-unit', label: words },
              { key: 'region', type: 'region', depth: 3, label: words },
              { key: 'money', type: 'money', label: words },
              { key: 'kind', type: 'select', codeList: 'heritage-type', label: words, when: { op: 'not-empty', field: 'basic.money' } },
              { key: 'history', type: 'table', label: words, columns: [{ key: 'content', type: 'text', label: words }] },
            ],
          },
          { key: 'letter', title: words, fields: [{ key: 'telNumber', type: 'text', label: words }] },
        ],
      },
      viewer: [
        {
          key: 'basic',
          title: words,
          call: 'getProjectBasicInfor',
          sections: ['basic', 'letter'],
          layout: [
            { kind: 'pairs', fields: ['projectName', 'telNumber'] },
            { kind: 'table', field: 'history' },
          ],
          when: { op: 'not-empty', field: 'basic.projectName' },
        },
        {
          key: 'history',
          title: words,
          call: 'getCollectionSchedule',
          sections: ['basic'],
          list: 'basic.history',
          layout: [{ kind: 'pairs', fields: ['content'] }],
        },
        { key: 'files', title: words, call: 'wbws/getAttachment', sections: ['materials'], layout: [{ kind: 'materials' }] },
      ],
      materials: [
        { key: 'letter', name: words, by: 'applicant', required: true, channel: words, paperCopies: 1, basis, types: ['pdf'], sample },
        {
          key: 'opinion',
          name: words,
          by: 'review',
          required: { op: 'not-empty', field: 'basic.money' },
          channel: words,
          paperCopies: 0,
          basis: 'assumption',
        },
      ],
      guide,
      access: { expert: { '*': { visible: true, editable: false }, 'letter.telNumber': { visible: false } } },
      process: {
        id: 'sample',
        name: words,
        steps: [
          { id: 'start', kind: 'start' },
          {
            id: 'review',
            kind: 'task',
            name: words,
            task: {
              status: 'G03',
              role: 'national-officer',
              organization: 'national',
              clock: 'decision',
              access: { 'basic.history.content': { editable: false } },
              checksMaterials: true,
              actions: [
                {
                  outcome: 'approve',
                  label: words,
                  tone: 'primary',
                  effect: 'draft-approval',
                  form: [{ key: 'document', type: 'reply', kind: 'approval', label: words, required: true }],
                  set: { decision: 'approval' },
                  hint: words,
                },
                {
                  outcome: 'experts',
                  label: words,
                  tone: 'plain',
                  effect: 'invite-experts',
                  form: [{ key: 'expertIds', type: 'directory', directory: 'experts', multiple: true, label: words, required: true }],
                },
                {
                  outcome: 'return',
                  label: words,
                  tone: 'plain',
                  effect: 'request-correction',
                  form: [
                    { key: 'defects', type: 'defects', label: words, required: true },
                    { key: 'reason', type: 'long-text', label: words, required: true },
                  ],
                },
              ],
            },
          },
          { id: 'reviewChoice', kind: 'choice' },
          {
            id: 'experts',
            kind: 'task',
            name: words,
            each: { collection: 'experts', element: 'expert', completion: 'numberOfCompletedInstances >= 2' },
            task: {
              status: 'G05',
              role: 'expert',
              organization: 'element',
              stopReason: 'expert-review',
              actions: [{ outcome: 'done', label: words, tone: 'primary', status: 'G06' }],
            },
          },
          { id: 'late', kind: 'timer', attachedTo: 'experts', duration: 'P15D', interrupting: true, name: words },
          {
            id: 'correct',
            kind: 'task',
            name: words,
            task: {
              status: 'G02',
              role: 'applicant',
              organization: 'applicant',
              stopReason: 'waiting-for-applicant',
              actions: [{ outcome: 'resubmit', label: words, tone: 'primary', effect: 'resubmit' }],
            },
          },
          { id: 'done', kind: 'end', name: words, status: 'G11', terminate: true },
        ],
        flows: [
          { from: 'start', to: 'review' },
          { from: 'review', to: 'reviewChoice' },
          { from: 'reviewChoice', to: 'done', when: "outcome == 'approve'" },
          { from: 'reviewChoice', to: 'experts', when: "outcome in ['experts']" },
          { from: 'reviewChoice', to: 'correct', isDefault: true },
          { from: 'experts', to: 'review' },
          { from: 'late', to: 'review' },
          { from: 'correct', to: 'review' },
        ],
      },
      reply: {
        approve: { title: '关于{columns.title}的批复', body: ['你局{reference}收悉。', '二、由省局审批。'], closing: '此复。' },
        reject: { title: '关于{basic.projectName}的批复', body: ['不同意。'], closing: '' },
        schemeApprovedBy: { province: '二、由省局审批。', national: '二、报我局审批。' },
      },
    }),
  ) as ItemSource
}
