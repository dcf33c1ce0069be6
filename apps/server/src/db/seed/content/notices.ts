import type { NoticeAudience } from '@wenwu/core/notices/model'

/** Notices of the demo data; `daysAgo` counts back from the day of seeding. */
export const noticeSeeds: readonly { title: string; content: string; organization: string; audience: NoticeAudience; daysAgo: number }[] = [
  {
    title: '关于文物行政审批与监管平台试运行的通知',
    content:
      '平台自即日起试运行。各申报单位可在“办事指南”中查看事项的申报条件、材料目录和办理时限，在线填写并提交申请。^p试运行期间如遇问题，请记下页面提示的请求编号并与平台运行维护单位联系。',
    organization: '国家文物局',
    audience: 'public',
    daysAgo: 1,
  },
  {
    title: '关于申报材料一次性告知的说明',
    content:
      '申报材料不齐全或者不符合要求的，受理人员将在五个工作日内一次性告知需要补正的全部内容。^p补正通知会逐项列出需要修改的字段和材料，其余内容保持原样，无需重新填写。补正期间不计入办理时限。',
    organization: '国家文物局',
    audience: 'public',
    daysAgo: 6,
  },
  {
    title: '关于做好节假日期间审批期限计算的提示',
    content:
      '办理期限一般以工作日计算，法定节假日不计入，调休上班日计入；按自然日计算的事项，以办事指南为准。^p每个办件的详情页可以查看期限的逐日计算过程。',
    organization: '国家文物局',
    audience: 'public',
    daysAgo: 12,
  },
  {
    title: '关于加强汛期不可移动文物安全防范工作的通知',
    content:
      '各地应当对木构建筑、土遗址、石窟寺及石刻开展汛前排查，对存在渗漏、滑坡风险的文物保护单位落实值守和抢险准备。^p需要实施抢险加固的，请及时履行报批手续。',
    organization: '国家文物局',
    audience: 'public',
    daysAgo: 25,
  },
  {
    title: '平台操作培训安排',
    content:
      '面向省级文物行政部门的平台操作培训将分两期以视频方式进行，内容包括材料审查、补正、委托评估、专家评审和批复文件制作。^p培训资料将在帮助手册中提供。',
    organization: '国家文物局',
    audience: 'official',
    daysAgo: 40,
  },
]
