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
    materials: rows.map(rowOf),
  }))
}

/** One material in both spellings of §3: that of the guide (materialsName …) and that of the material row (materialName …). */
function rowOf({ name, sample, channel, paperCopies, necessity }: GuideView['materials'][number]): Record<string, string> {
  const says = {
    name: name.zh_CN,
    sample: sample?.name ?? '--',
    channel: channel?.zh_CN ?? '',
    paper: `${paperCopies}份`,
    necessity: necessities[necessity],
  }
  return {
    materialsName: says.name,
    materialsSample: says.sample,
    materialsChannel: says.channel,
    paperMaterials: says.paper,
    materialsNecessity: says.necessity,
    materialName: says.name,
    materialPrototype: says.sample,
    originWay: says.channel,
    paperMaterial: says.paper,
    paperNecessary: says.necessity,
    url: sample?.link ?? '',
  }
}
