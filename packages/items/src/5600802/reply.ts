import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies, withDirect } from '../_blocks/reply.ts'

/** Research comes to the national bureau past the province, and its reply goes to the applicant. */
export const reply = withDirect({
  approve: {
    title: '关于{project.projectName}考古发掘计划的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、同意{applicant.applicantName}于{project.period}对{unit.punitName}进行考古发掘，发掘面积{project.digArea}，领队由申请书所列人员担任。',
      '二、发掘工作应当执行田野考古工作规程，严格按照批准的地点、面积和期限实施，做好现场保护和出土文物提取、保管工作，确保人员和文物安全。',
      '三、如有重要发现，应当立即停止该部位的发掘并报告；需要调整发掘计划的，另行报批。',
      '四、田野工作结束后，应当依法申请验收，按期提交结项报告和考古发掘报告，并办理出土文物移交。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}考古发掘计划的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、不同意对{unit.punitName}进行本次考古发掘。理由如下：',
      reasonsPlaceholder,
      '二、请做好{unit.punitName}的原址保护和日常巡查；已经开工的，立即停止发掘并妥善回填保护。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
})
