import { contentOf } from '@wenwu/core/guides/content'
import { locales } from '@wenwu/core/i18n/text'
import { guideAnchor, guidePath } from '@wenwu/core/guides/model'
import { linesOf, type GuidePayload } from '@wenwu/core/guides/payload'
import type { SearchDocument, SearchPart } from '../search/index.ts'

/**
 * A guide as the search takes it: by its code and names, and by the sections people look for. In Chinese, as it is maintained; its names in the other languages
 * that `starter`, the definition it began with, has for them.
 */
export function guideDocument(id: string, payload: GuidePayload, starter: object | null): SearchDocument {
  const { code, name, shortName = '', region = '', materials, legalBasis = [], commonQuestions = [] } = payload
  const path = guidePath(code)
  const section = (key: string, label: string, lines: readonly (string | undefined)[]): SearchPart[] => {
    const body = lines.filter((line) => line !== undefined && line !== '').join('\n')
    return body === '' ? [] : [{ key, label, body, path: `${path}#${guideAnchor(key)}` }]
  }
  return {
    kind: 'guide',
    id,
    title: name,
    number: code,
    body: [shortName, payload.applicationRange ?? ''].filter(Boolean).join('\n'),
    path,
    publishedOn: null,
    note: [region, payload.implementationSubject ?? ''].filter(Boolean).join(' · '),
    parts: [
      ...section('conditions', '受理条件', [...linesOf(payload.acceptConditions), ...linesOf(payload.prohibitiveRequirements)]),
      ...section(
        'materials',
        '申请材料',
        materials.map((material) => material.name),
      ),
      ...section('process', '办理流程', [payload.handleProcess, payload.statutoryDeadline, payload.commitmentDeadline]),
      ...section(
        'basis',
        '设定依据',
        legalBasis.map(({ statute, article = '' }) => `${statute}${article}`),
      ),
      ...section(
        'questions',
        '常见问题',
        commonQuestions.flatMap(({ question, answer }) => [question, answer]),
      ),
      // what only its title finds is shown with the first part
      ...namesParts(payload, starter, path),
    ],
  }
}

/** Its title and short name in each language that is not its own. */
function namesParts(payload: GuidePayload, starter: object | null, path: string): SearchPart[] {
  const { name, shortName } = contentOf(payload, starter)
  return locales.flatMap((locale) => {
    const names = [name, shortName].flatMap((text) => (text[locale] === undefined || text[locale] === text.zh_CN ? [] : [text[locale]]))
    return names.length === 0 ? [] : [{ key: `name-${locale}`, label: '', body: [...new Set(names)].join(' · '), path }]
  })
}
