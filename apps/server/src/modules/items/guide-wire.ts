import type { Material, ItemDefinition } from '@wenwu/core/item/model'

/** A work guide in the names of specification §3; texts are Chinese there, the definition carries the other languages. */
export function toGuideWire(item: ItemDefinition, versionId: string): Record<string, unknown> {
  const guide = item.guide
  const zh = (value: { zh_CN: string }) => value.zh_CN
  return {
    id: versionId,
    itemCode: item.code,
    itemName: zh(item.name),
    itemType: zh(guide.itemType),
    projectType: zh(guide.projectType),
    implementationSubject: zh(guide.implementationSubject),
    administrativeLevel: zh(guide.administrativeLevel),
    decisionMechanism: zh(guide.decisionMechanism),
    examineType: zh(guide.examineType),
    applySubject: zh(guide.applySubject),
    acceptInstitution: zh(guide.acceptInstitution),
    commitmentDeadline: zh(guide.commitmentDeadline),
    statutoryDeadline: zh(guide.statutoryDeadline),
    charge: zh(guide.charge),
    projectSceneNumber: zh(guide.projectSceneNumber),
    quantitativeLimitation: zh(guide.quantitativeLimitation),
    applicationRang: zh(guide.applicationRange),
    projectResult: zh(guide.projectResult),
    handleProcess: zh(guide.handleProcess),
    consultingWay: zh(guide.consultingWay),
    complaintChannels: zh(guide.complaintChannels),
    processTime: zh(guide.processTime),
    processAddress: zh(guide.processAddress),
    processPath: `/api/v1/item-versions/${versionId}`,
    prohibitiveRequirementsStyle: guide.prohibitiveRequirements.map(zh),
    acceptCondition: guide.acceptConditions.map(zh).join('\n'),
    chargeNorm: zh(guide.chargeNorm),
    setGistStyle: guide.legalBasis.map((basis) => `《${basis.statute}》（${basis.version}）${basis.article}`),
    commonQuestionStyle: guide.commonQuestions.map((each) => ({ question: zh(each.question), answer: zh(each.answer) })),
    approvalItemGuideComs: groupMaterials(item.materials),
  }
}

function groupMaterials(materials: Material[]): unknown[] {
  const groups = [
    { materialsType: '一、申请人提交的材料', materials: materials.filter((m) => m.by === 'applicant') },
    { materialsType: '二、审核机关提供的材料', materials: materials.filter((m) => m.by !== 'applicant') },
  ]
  return groups
    .filter((group) => group.materials.length > 0)
    .map((group) => ({
      materialsType: group.materialsType,
      materials: group.materials.map((material) => ({
        materialsName: material.name.zh_CN,
        materialsSample: '--',
        materialsChannel: material.channel.zh_CN,
        paperMaterials: `${material.paperCopies}份`,
        materialsNecessity: material.required === true ? '必要' : material.required === false ? '非必要' : '视情况',
        url: '',
      })),
    }))
}
