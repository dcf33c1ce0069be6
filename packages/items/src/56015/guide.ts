import type { GuideDefinition } from '@wenwu/core/item/guide'
import { afterRepair, collectionGuide, gradedAndFiled, lowerGrades, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, byGovernment, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { appliedAgain } from '../_blocks/options.ts'
import { budget, team } from '../_blocks/relic-project-guide.ts'
import { relicDamageSheet } from '../_samples/collections.ts'
import { modificationSheet } from '../_samples/letters.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56015',
  aliases: ['56015-a', '56015-b', '56015-c', 'TBCrrRs', 'TBCrrRsMainEntity'],
  name: text('馆藏一级文物的修复、复制、拓印许可', 'Licence to repair, copy or take rubbings of grade-one relics of collections'),
  shortName: text('一级文物修复复制拓印', 'Repair, copies, rubbings'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text(
      '收藏该文物的博物馆、图书馆和其他文物收藏单位；不可移动文物的单体文物，为其管理或者使用单位',
      'The museum, library or other body that holds the relics; for single pieces of immovable relics the body that manages or uses them',
    ),
    applicationRange: text(
      '修复、复制、拓印馆藏一级文物；不可移动文物的单体文物属于一级文物的，适用同样规定',
      'Repair, copying and rubbings of grade-one relics of collections, and of single pieces of immovable relics of that grade',
    ),
    projectResult: text(
      '国家文物局批复（网上送达收藏单位和省级文物行政部门）',
      'Reply of the national bureau, delivered online to the collection and the province',
    ),
    handleProcess: numbered(
      text(
        '收藏单位选择修复、复制或者拓印，在线填写并提交方案和其他材料。',
        'The collection chooses repair, copying or rubbing and submits the scheme and the other papers online.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '收藏单位按批复及其对方案、数量、保存环境的要求实施，完成后建档、验收，并将报告报国家文物局备案。',
        'The collection works as the reply says, also on scheme, number and climate, then records, has it accepted and files the report with the national bureau.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '修复不得改变文物原状；复制、拓印不得对文物造成损害。',
        'A repair may not change the original state; copying and rubbing may do no harm.',
      ),
      text(
        '未经批准不得修复、复制、拓印馆藏文物，未依法区分等级的文物不得复制、拓印。',
        'Nothing is repaired, copied or rubbed without approval; ungraded relics are neither copied nor rubbed.',
      ),
      text(
        '未经试验证明安全的材料和工艺，不得直接用于文物本体。',
        'Materials and methods not shown to be safe are not used on the relic itself.',
      ),
      text('批量制作复制品、拓片，不得使用文物原件。', 'Copies and rubbings in quantity are never made from the original.'),
    ],
    acceptConditions: [
      gradedAndFiled,
      text(
        '承担单位有中级以上文物博物专业技术职务的人员，有相应的场所和技术设备，并取得相应资质。',
        'Who does the work has staff with heritage titles of middle rank or above, the place and the equipment, and holds the qualification.',
      ),
      text(
        '方案目的明确、技术可行，安全措施落实；复制、拓印写明用途和数量。',
        'The scheme has a clear aim, is feasible and safe; for copies and rubbings it states use and number.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageLaw('第九十三条'),
      heritageRegulation('第三十二条至第三十四条'),
      heritageRegulation('第五十六条、第五十八条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      lowerGrades,
      {
        question: text('保护修复项目立项后，方案在哪里申报？', 'Where does the scheme of an initiated repair go?'),
        answer: text(
          '在本事项申报。申请专项资金或者列入年度计划的项目先办理馆藏一级文物修复计划（立项），再在本事项提交保护修复方案并填写立项批复文号；单位自筹经费的可以直接申报。同一批文物不需要重复申请。',
          'Here. Projects that ask for the special fund or belong to a yearly plan are initiated first, and their scheme is handed in here with the number of that reply; with own money apply directly. The same relics are not applied for twice.',
        ),
      },
      {
        question: text('修复中发现新的病害怎么办？', 'What if new damage is found during the repair?'),
        answer: text(
          '记录并评估。不改变批准的目标和技术路线的，可以按方案预留的措施处理；需要改变的，补充检测后重新报批。',
          'Record and assess it. What does not change the approved aims and route may be treated with the measures the scheme foresees; otherwise test, and apply again.',
        ),
      },
      {
        question: text('拍摄一级文物要办这个许可吗？', 'Is this licence needed to photograph a grade-one relic?'),
        answer: text(
          '不需要。为制作出版物、音像制品拍摄的，征得收藏单位同意并签署拍摄协议，不得损害文物；收藏单位在拍摄完成后10个工作日内向文物行政部门报告。',
          'No. For publications and recordings the collection consents and an agreement is signed; no harm may be done. The collection reports to the heritage authority within 10 working days of the end.',
        ),
      },
      {
        question: text('可以直接在原件上拓印吗？', 'May rubbings be taken from the original?'),
        answer: text(
          '元代及元代以前的，应当翻刻副版拓印；元代以后的经批准可以使用原件，但禁止用尖硬器具捶打。保存状况不适宜的，一律不得拓印。',
          'From pieces of the Yuan dynasty or earlier a second block is carved for the rubbing. Later originals may be used with approval, but never beaten with pointed or hard tools. What its condition does not allow is not rubbed at all.',
        ),
      },
      afterRepair,
    ],
  },
  materials: [
    requestLetter,
    fromApplicant('scheme', text('修复、复制或者拓印方案', 'Scheme of the repair, copying or rubbing'), heritageLaw('第六十二条'), {
      sample: relicDamageSheet,
      paperCopies: 1,
      help: text(
        '修复方案包括价值、现状和检测、病害图、目标、技术路线、步骤、安全措施、人员和经费；复制、拓印方案包括理由、用途、数量、工艺、模具处理和安全措施。',
        'Repair: value, state and tests, map of damage, aims, technical route, steps, safety, people and cost. Copies and rubbings: reasons, use, number, process, what becomes of moulds, safety.',
      ),
    }),
    relicFile,
    budget,
    team,
    fromApplicant('initiation', text('立项批复', 'Reply on the initiation'), 'assumption', {
      required: { op: 'not-empty', field: 'tbCrrSzhMainEntity.documentNumber' },
      channel: byGovernment,
      help: text(
        '按保护修复立项事项办理的立项批复，平台已有的直接引用。',
        'The reply under the initiation of repair; taken from the platform where it is there.',
      ),
    }),
    fromApplicant('changes', text('修改说明', 'Note on the changes'), 'assumption', {
      sample: modificationSheet,
      required: { op: 'eq', field: 'letter.atpName', value: appliedAgain },
      help: text('按批复或者专家意见修改后重新申报的提供。', 'Where the scheme is submitted again after a reply or an opinion.'),
    }),
    fromApplicant(
      'qualification',
      text('承担单位的资质证书', 'Qualification of who does the work'),
      heritageRegulation('第三十三条、第三十四条'),
      { channel: byGovernment },
    ),
    fromApplicant('agreement', text('委托协议', 'Agreement with who does the work'), 'assumption', {
      required: { op: 'eq', field: 'execution.isEntrusted', value: true },
      help: text(
        '由本单位以外的机构承担时提供，写明安全责任和模具、资料的归属。',
        'Where another body does the work; with the liability and the ownership of moulds and data.',
      ),
    }),
    agentLetter,
    provinceOpinion,
    assessmentReport,
  ],
}
