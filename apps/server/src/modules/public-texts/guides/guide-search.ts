import { guideAnchor, guidePath } from '@wenwu/core/guides/model'
import { linesOf, type GuidePayload } from '@wenwu/core/guides/payload'
import type { SearchDocument, SearchPart } from '../search/index.ts'

/** A guide as the search takes it: by its code and names, and by the sections people look for. In Chinese, as it is maintained. */
export function guideDocument(id: string, payload: GuidePayload): SearchDocument {
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
    ],
  }
}
