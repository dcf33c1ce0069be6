import { describe, expect, it } from 'vitest'
import type { CaseFile, CaseView, CorrectionView } from '@wenwu/core/cases/model'
import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { touched, untouched } from './correction.ts'

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
