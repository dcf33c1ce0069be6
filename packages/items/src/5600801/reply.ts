import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies, withDirect } from '../_blocks/reply.ts'

/** Research comes to the national bureau past the province, and its reply goes to the applicant. */
export const reply = withDirect({
  approve: {
    title: '关于{project.projectName}的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、原则同意{project.projectName}。',
      '二、请{applicant.applicantName}按照本批复和专家意见修改完善，明确学术目标、分年度任务和质量要求。',
      '三、每年的考古发掘应当按照规定另行申报年度考古发掘计划，经批准后实施；超出批准范围的，重新申报。',
      '四、工作中应当执行田野考古工作规程，做好遗迹现场保护、出土文物保护和资料整理，按期提交年度报告、结项报告和考古发掘报告。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、不同意{project.projectName}。理由如下：',
      reasonsPlaceholder,
      '二、请做好{unit.punitName}的保护和以往考古资料的整理，完善前期工作后再行申报。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
})
