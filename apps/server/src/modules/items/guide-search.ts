import type { ItemDefinition } from '@wenwu/core/item/model'
import type { SearchDocument, SearchPart } from '../search/index.ts'

/** The guide of an item as the search takes it: by its code and names, and by the sections people look for. In Chinese, as it is maintained. */
export function guideDocument({ code, name, shortName, guide, materials }: ItemDefinition): SearchDocument {
  const path = `/work-guide/${encodeURIComponent(code)}`
  const section = (key: string, label: string, lines: readonly string[]): SearchPart[] => {
    const body = lines.filter((line) => line !== '').join('\n')
    return body === '' ? [] : [{ key, label, body, path }]
  }
  return {
    kind: 'guide',
    id: code,
    title: name.zh_CN,
    number: code,
    body: [shortName.zh_CN, guide.applicationRange.zh_CN].join('\n'),
    path,
    publishedOn: null,
    note: guide.implementationSubject.zh_CN,
    parts: [
      ...section('conditions', '受理条件', [...guide.acceptConditions, ...guide.prohibitiveRequirements].map((text) => text.zh_CN)),
      ...section('materials', '申请材料', materials.map((material) => material.name.zh_CN)),
      ...section('process', '办理流程', [guide.handleProcess, guide.statutoryDeadline, guide.commitmentDeadline].map((text) => text.zh_CN)),
      ...section('basis', '设定依据', guide.legalBasis.map(({ statute, article }) => `${statute}${article}`)),
      ...section('questions', '常见问题', guide.commonQuestions.flatMap(({ question, answer }) => [question.zh_CN, answer.zh_CN])),
    ],
  }
}
