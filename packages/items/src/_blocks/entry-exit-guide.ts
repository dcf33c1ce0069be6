import type { Guide, Material } from '@wenwu/core/item/guide'
import { nationalGuide } from './guide.ts'
import { fromApplicant } from './materials.ts'
import { administrativeLicence, promisedTime } from './guide-parts.ts'
import { entryExitPiecesSheet } from '../_samples/entry-exit.ts'
import { heritageRegulation } from './law.ts'
import { text } from './texts.ts'

export const fifteenWorkingDays = text('15个工作日', '15 working days')

/**
 * What the five matters of relics that cross the border have in common: offices of the ports look at each piece (domain.md §4 K). None of them is
 * handled online yet, so their guides lead to the counter of the office.
 */
export const entryExitGuide = {
  ...nationalGuide,
  itemType: administrativeLicence,
  projectType: promisedTime,
  decisionMechanism: text(
    '国家文物局（由其指定的国家文物进出境审核管理处审核）',
    'National Cultural Heritage Administration (examined by the entry-exit appraisal office it designated)',
  ),
  commitmentDeadline: fifteenWorkingDays,
  projectSceneNumber: text('1次（携文物到审核管理处接受实物审核）', '1 visit (the pieces are shown at the office)'),
  consultingWay: text(
    '在工作时间向拟办理的国家文物进出境审核管理处咨询；审核管理处的地址和电话，可以向所在地省级文物行政部门询问。',
    'In office hours at the appraisal office that will handle the case; the provincial bureau tells its address and telephone.',
  ),
  processTime: text(
    '周一至周五办公时间，法定节假日除外，具体时间以电话预约为准。',
    'Monday to Friday in office hours except statutory holidays, at the time agreed by telephone.',
  ),
  processAddress: text(
    '国家文物进出境审核管理处现场办理；先电话预约，再携带文物和材料前往。',
    'At the counter of the appraisal office: make an appointment by telephone, then bring the pieces and the papers.',
  ),
} satisfies Partial<Guide>

/** Where the applicant may choose: the office that the port of the journey belongs to. */
export const officeOfThePort = text(
  '进出境口岸所属的国家文物进出境审核管理处',
  'The appraisal office that the port of entry or exit belongs to',
)
/** Where there is no choice (文物保护法 79、80条). */
export const officeOfTheFirstRecord = text(
  '原审核、登记的国家文物进出境审核管理处',
  'The appraisal office that first examined and recorded the pieces',
)

/** 条例 53条. */
export const marksUntouched = text(
  '不得擅自剥除、更换、挪用或者损毁文物出境标识、文物临时进境标识。',
  'Exit marks and marks of temporary entry may not be removed, replaced, used for another piece or damaged.',
)
/** 文物保护法 78、80、92条. */
export const declaredToCustoms = text(
  '运送、邮寄、携带文物进出境应当向海关如实申报，未依法申报的由海关依法处罚。',
  'Relics carried, mailed or shipped over the border are declared to customs; who does not declare as the law requires is penalised by customs.',
)

export const informationTrue = text(
  '填报的名称、年代、质地、尺寸、数量与实物一致，当事人身份和联系方式真实。',
  'Name, period, material, size and number agree with the pieces; identity and contact are true.',
)

/** A document that the applicant brings to the counter. */
export function broughtAlong(...[key, name, basis, more]: Parameters<typeof fromApplicant>): Material {
  return fromApplicant(key, name, basis, { paperCopies: 1, ...more })
}

export const form = broughtAlong('form', text('文物进出境申请表', 'Application form for entry or exit'), heritageRegulation('第四十六条'), {
  sample: entryExitPiecesSheet,
  help: text(
    '按样表逐件填写名称、年代、质地、尺寸、数量、口岸、去向，打印后签名或者盖章。',
    'Fill in each piece as the sample shows: name, period, material, size, number, port, destination; print and sign or seal.',
  ),
})

export const photographs = broughtAlong('photographs', text('文物照片', 'Photographs of each piece'), 'assumption', {
  help: text(
    '每件至少一张全貌照片；有款识、铭文、残损的，加拍局部。',
    'At least one whole view of each piece, with details of marks, inscriptions and damage.',
  ),
})

export const identity = broughtAlong('identity', text('当事人身份证明', 'Proof of identity'), heritageRegulation('第四十六条'), {
  help: text(
    '个人提供有效身份证件；单位提供法人登记证明和经办人证件；委托他人办理的，另附委托书。',
    'Individuals: a valid identity document; bodies: their registration and the document of who acts; with a power of attorney where somebody else acts.',
  ),
})

export const pieces = fromApplicant('pieces', text('文物实物', 'The pieces themselves'), heritageRegulation('第四十五条'), {
  help: text(
    '预约当日带到审核管理处；大件、易损件可以事先与审核管理处商定查验方式。',
    'Brought to the office on the day of the appointment; for large or fragile pieces agree on the examination beforehand.',
  ),
})
