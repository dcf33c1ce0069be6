import { expect, it } from 'vitest'
import type { CaseFile, CorrectionView } from '@wenwu/core/cases/model'
import { filesHandedIn, handedInOf } from './handed-in.ts'

const entry = { note: '', isAsked: true, reason: '' }

it('tells what was changed from what was left for a reason, and nothing of what was only opened beside', () => {
  const correction: CorrectionView = {
    id: '1',
    number: null,
    answerBy: null,
    againReason: '',
    requestedAt: '2026-11-20T00:00:00Z',
    requestedBy: '省局',
    reason: '',
    fields: [
      { ...entry, path: 'project.site', before: '北侧' },
      { ...entry, path: 'project.money', before: 1, reason: '预算已经批准。' },
      { ...entry, path: 'project.other', before: '', isAsked: false },
    ],
    materials: [
      { ...entry, key: 'siting', before: [], change: 'handed-in' },
      { ...entry, key: 'design', before: [], change: 'none', reason: '图纸无误。' },
    ],
    resubmittedAt: '2026-11-21T00:00:00Z',
    changes: [{ path: 'project.site', before: '北侧', after: '南侧' }],
    status: 'resubmitted',
  }
  expect(handedInOf(correction)).toEqual({
    changed: ['project.site', 'materials.siting'],
    kept: ['project.money', 'materials.design'],
  })
})

it('tells the files that came with the answer from those of before and of later', () => {
  const correction = {
    requestedAt: '2026-11-20T00:00:00Z',
    resubmittedAt: '2026-11-21T00:00:00Z',
    status: 'resubmitted',
  } as CorrectionView
  const files = ['2026-11-19T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-23T09:00:00Z'].map(
    (uploadedAt) => ({ fileId: uploadedAt, uploadedAt }) as CaseFile,
  )
  expect(filesHandedIn(correction, { by: 'applicant', files })).toEqual([files[1]])
  expect(filesHandedIn(correction, { by: 'province', files })).toEqual([])
  expect(filesHandedIn({ ...correction, status: 'open', resubmittedAt: null }, { by: 'applicant', files })).toEqual([])
})
