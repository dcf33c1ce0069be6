import type { Text } from '@wenwu/core/i18n/text'
import { guideTextKeys, type GuideTextKey, type GuideView } from '@wenwu/core/guides/model'

const necessities: Readonly<Record<GuideView['materials'][number]['necessity'], string>> = {
  required: '必要',
  optional: '非必要',
  depends: '视情况',
}

/** The specification's spelling of a field. */
const wireName: Partial<Record<GuideTextKey, string>> = { applicationRange: 'applicationRang' }

/** A work guide in the names of specification §3; texts are Chinese there. What nobody filled in is an empty text. */
export function toGuideWire(id: string, view: GuideView): Record<string, unknown> {
  const zh = (value: Text | null | undefined): string => value?.zh_CN ?? ''
  return {
    id,
    itemCode: view.code,
    itemName: zh(view.name),
    ...Object.fromEntries(guideTextKeys.map((key) => [wireName[key] ?? key, zh(view.texts[key])])),
    processPath:
      view.flow.kind === 'process'
        ? `/api/v1/item-versions/${view.flow.itemVersionId}/drawing`
        : view.flow.kind === 'picture'
          ? view.flow.link
          : '',
    prohibitiveRequirementsStyle: view.prohibitiveRequirements.map(zh),
    acceptCondition: view.acceptConditions.map(zh).join('\n'),
    setGistStyle: view.legalBasis.map(
      ({ statute, version, article }) => `《${statute}》${version === '' ? '' : `（${version}）`}${article}`,
    ),
    commonQuestionStyle: view.commonQuestions.map(({ question, answer }) => ({ question: zh(question), answer: zh(answer) })),
    approvalItemGuideComs: groupMaterials(view.materials),
  }
}

/** Under the guide's own headings, else by who hands them in; groups in the order of their first material. */
function groupMaterials(materials: GuideView['materials']): unknown[] {
  const groups = new Map<string, GuideView['materials']>()
  const ordered = [...materials.filter(({ by }) => by === 'applicant'), ...materials.filter(({ by }) => by !== 'applicant')]
  for (const material of ordered) {
    const heading = material.group ?? (material.by === 'applicant' ? '一、申请人提交的材料' : '二、审核机关提供的材料')
    groups.set(heading, [...(groups.get(heading) ?? []), material])
  }
  return [...groups].map(([materialsType, rows]) => ({
    materialsType,
    materials: rows.map((material) => ({
      materialsName: material.name.zh_CN,
      materialsSample: material.sample?.name ?? '--',
      materialsChannel: material.channel?.zh_CN ?? '',
      paperMaterials: `${material.paperCopies}份`,
      materialsNecessity: necessities[material.necessity],
      url: material.sample?.link ?? '',
    })),
  }))
}
