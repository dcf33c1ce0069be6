import { describe, expect, it } from 'vitest'
import type { CaseFile, CaseView, CorrectionView } from '@wenwu/core/cases/model'
import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { pointAfter, pointBefore, pointsOf, stepAfter, touched, untouched, withFaulty } from './correction.ts'

const form: FormDefinition = {
  sections: [
    {
      key: 'project',
      title: text('项目', 'Project', { ja_JP: '事業', ko_KR: '사업' }),
      fields: [{ key: 'site', type: 'text', label: text('地点', 'Site', { ja_JP: '場所', ko_KR: '위치' }) }],
    },
  ],
}
const asked = { note: '请核对', isAsked: true, reason: '' }
const correction = {
  fields: [{ path: 'project.site', before: '北侧', ...asked }],
  materials: [{ key: 'siting', before: ['one'], change: 'none', ...asked }],
} as unknown as CorrectionView
const viewOf = (...contents: string[]) =>
  ({
    materials: [{ key: 'siting', by: 'applicant', files: contents.map((sha256, i) => ({ fileId: `new-${i}`, sha256 }) as CaseFile) }],
  }) as CaseView

describe('what was asked for in a correction', () => {
  it('is untouched by blanks and by the same file uploaded again', () => {
    expect(untouched(correction, form, { project: { site: ' 北侧 ' } }, viewOf('one'))).toEqual({
      fields: ['project.site'],
      materials: ['siting'],
    })
    expect(touched(correction, form, { project: { site: ' 北侧 ' } }, viewOf('one'))).toEqual({ fields: [], materials: [] })
  })

  it('is touched by other words and another content', () => {
    expect(untouched(correction, form, { project: { site: '南侧' } }, viewOf('one', 'two'))).toEqual({ fields: [], materials: [] })
    expect(touched(correction, form, { project: { site: '南侧' } }, viewOf('one', 'two'))).toEqual({
      fields: ['project.site'],
      materials: ['siting'],
    })
  })
})

describe('the points of a correction', () => {
  const steps = ['applicant', 'unit', 'project', 'scheme', 'materials', 'check']
  const beside = { note: '', isAsked: false, reason: '' }
  const several = {
    fields: [
      { path: 'applicant.phone', before: '', ...asked },
      { path: 'project.site', before: '', ...asked },
      { path: 'scheme.other', before: '', ...beside },
    ],
    materials: [{ key: 'siting', before: [], change: 'none', ...asked }],
  } as unknown as CorrectionView
  const due = { fields: ['applicant.phone', 'project.site'], materials: ['siting'] }
  const points = pointsOf(several, due, steps, 'materials')

  it('are what is asked for; what was opened beside is none', () => {
    expect(points.map(({ key }) => key)).toEqual(['applicant.phone', 'project.site', 'siting'])
  })
  it('are done where nothing of them is wrong', () => {
    const none = { fields: [], materials: [] }
    const wrong = [
      { path: 'project.site.city', code: 'type' },
      { path: 'scheme.other', code: 'too-long' },
    ]
    const left = pointsOf(several, withFaulty(none, several, wrong), steps, 'materials')
    expect(left.map(({ isDone }) => isDone)).toEqual([true, false, true])
    expect(withFaulty(due, several, [])).toEqual(due)
  })
  it('lead on from step to step, and to the last step after them', () => {
    expect(['applicant', 'unit', 'project', 'materials', 'check'].map((step) => stepAfter(points, steps, step))).toEqual([
      'project',
      'project',
      'materials',
      'check',
      undefined,
    ])
  })
  it('have one before and one after, also of a step without any; the first press leads to the first', () => {
    expect(pointBefore(points, points[0], steps, 'applicant')).toBeUndefined()
    expect(pointBefore(points, points[2], steps, 'materials')).toBe(points[1])
    expect(pointBefore(points, undefined, steps, 'unit')).toBe(points[0])
    expect(pointAfter(points, undefined, steps, 'applicant')).toBe(points[0])
    expect(pointAfter(points, points[0], steps, 'applicant')).toBe(points[1])
    expect(pointAfter(points, undefined, steps, 'unit')).toBe(points[1])
  })
  it('lead on to what is still to be done, after the last from the first again, and nowhere once all is done', () => {
    const left = pointsOf(several, { fields: ['applicant.phone'], materials: ['siting'] }, steps, 'materials')
    expect(left.map(({ isDone }) => isDone)).toEqual([false, true, false])
    expect(pointAfter(left, left[0], steps, 'applicant')).toBe(left[2])
    expect(pointAfter(left, left[2], steps, 'materials')).toBe(left[0])
    expect(pointAfter(left, undefined, steps, 'check')).toBe(left[0])
    const none = pointsOf(several, { fields: [], materials: [] }, steps, 'materials')
    expect(pointAfter(none, none[0], steps, 'applicant')).toBeUndefined()
    expect(pointBefore(none, none[2], steps, 'materials')).toBe(none[1])
  })
})
