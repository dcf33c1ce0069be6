import { text, type Text } from '../i18n/text.ts'

/** A text that somebody agrees to. Whoever changes its words gives it a new version; a test holds both together. */
export interface Agreement {
  /** Stored with each consent. */
  version: string
  title: Text
  paragraphs: readonly Text[]
}

/** Each text in force, by the kind under which the consent is kept. Operators may replace the words with their own before going live. */
export const agreements = {
  service: {
    version: '2026-11-21',
    title: text('用户服务协议', 'Terms of use'),
    paragraphs: [
      text(
        '本平台由文物行政部门设立，供申请人办理文物行政许可、备案等事项。注册账号即表示您了解并同意本协议。',
        'This platform is run by the heritage authorities for applications concerning cultural heritage. By registering you accept these terms.',
      ),
      text(
        '您应当提供真实、准确、完整的信息，并在信息变更后及时更新。以虚假信息注册或冒用他人、其他单位名义注册的，平台可停用账号，由此产生的法律责任由您承担。',
        'Give true, exact and complete information and keep it up to date. Accounts registered with false information or in another\'s name may be disabled; you answer for the consequences in law.',
      ),
      text(
        '账号和密码由您本人保管，不得转让、出借。通过您的账号提交的申请、材料和意见视为您本人（或您所代表的单位）的行为。发现账号被他人使用的，请立即修改密码并联系平台。',
        'Keep your account and password to yourself. Applications, materials and statements sent with your account count as yours or as those of the entity you act for. If somebody else uses your account, change the password at once and contact the platform.',
      ),
      text(
        '单位账号的首位注册人为该单位的管理员，负责添加、授权和停用本单位的经办人；经办人在授权范围内的行为由单位承担责任。',
        'Who registers an entity first is its administrator, who adds, authorises and disables its operators. The entity answers for what its operators do within their authorisation.',
      ),
      text(
        '您提交的申请依照《中华人民共和国文物保护法》《中华人民共和国行政许可法》等法律法规办理，办理结果以文物行政部门作出的决定为准。',
        'Applications are handled under the Cultural Relics Protection Law, the Administrative Licensing Law and related provisions; what counts is the decision of the authority.',
      ),
    ],
  },
  privacy: {
    version: '2026-11-21',
    title: text('个人信息处理规则', 'Privacy notice'),
    paragraphs: [
      text(
        '处理者：本平台的主管单位（名称和联系方式见登录页页脚）。',
        'Controller: the administration that runs this platform; name and contact stand at the foot of the sign-in page.',
      ),
      text(
        '处理目的和种类：姓名、手机号码、电子邮箱、账号用于识别您、与您联系和保护账号安全；以单位名义注册的，另需单位名称、统一社会信用代码、所在地、地址和法定代表人姓名，用于确认申请主体；登录时间和网络地址用于安全审计。',
        'Purposes and kinds: name, mobile number, e-mail and account, to know and reach you and to protect the account; for entities also the entity\'s name, credit code, place, address and legal representative, to know who applies; times and addresses of sign-ins, for security audits.',
      ),
      text(
        '处理方式和期限：信息存储于境内的平台服务器，密码只保存不可还原的散列值；账号存续期间保存，注销后按照档案管理和网络安全的规定保存至法定期限届满。',
        'Manner and period: data stay on the platform\'s servers in China; of passwords only an irreversible hash is kept. Data are kept while the account exists, and after its end as long as the rules on archives and network security demand.',
      ),
      text(
        '除办理您申请的事项所必需（如转送有权办理的文物行政部门、受委托的评估机构）和法律法规另有规定外，不向他人提供您的个人信息。',
        'Your data go to others only where your application needs it (the competent heritage authority, an entrusted assessment body) or the law demands it.',
      ),
      text(
        '您有权查阅、复制、更正、补充您的个人信息，有权撤回同意、注销账号；撤回不影响此前已进行的处理。请在「个人信息」中自行办理，或联系平台。',
        'You may see, copy, correct and complete your data, withdraw your consent and close the account; what was done before stays lawful. Use your profile, or contact the platform.',
      ),
    ],
  },
  'identity-number': {
    version: '2026-11-21',
    title: text('身份证号码处理的单独同意', 'Separate consent: identity number'),
    paragraphs: [
      text(
        '公民身份号码属于敏感个人信息。平台处理您的公民身份号码，用于确认申请人身份、防止冒名和重复注册；不提供该号码将无法以个人名义注册和申报。',
        'An identity number is sensitive personal information. It is processed to know who applies and to prevent registration in another\'s name or twice; without it nobody can register as an individual.',
      ),
      text(
        '该号码加密存储，页面上只显示首尾几位，不写入日志。处理不当可能使您的人身、财产安全受到影响，平台为此采取加密、访问控制和审计措施。',
        'It is stored encrypted, shown only with its middle hidden, and written to no log. Because mishandling may endanger person and property, it is protected by encryption, access control and audit.',
      ),
    ],
  },
  operator: {
    version: '2026-11-21',
    title: text('经办人信息提供说明', 'Statement about the operator'),
    paragraphs: [
      text(
        '本单位已告知经办人：其姓名、手机号码和电子邮箱将用于在本平台为其开设账号并以本单位名义办理申请；经办人知悉并同意。',
        'We have told the operator that name, mobile number and e-mail are used to open an account on this platform and to act in the name of our entity; the operator knows and agrees.',
      ),
    ],
  },
} as const satisfies Record<string, Agreement>

/** What a consent is about. */
export type AgreementKind = keyof typeof agreements
