import { expect, it } from 'vitest'
import type { CorrectionView } from '@wenwu/core/cases/model'
import { handedInOf } from './handed-in.ts'

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
