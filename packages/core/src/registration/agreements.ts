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
    title: text('用户服务协议', 'Terms of use', { ja_JP: '利用規約', ko_KR: '이용약관' }),
    paragraphs: [
      text(
        '本平台由文物行政部门设立，供申请人办理文物行政许可、备案等事项。注册账号即表示您了解并同意本协议。',
        'This platform is run by the heritage authorities for applications concerning cultural heritage. By registering you accept these terms.',
        {
          ja_JP:
            '本プラットフォームは文化財行政部門が設置し、申請者が文化財の行政許可・届出などの手続を行うためのものです。アカウントの登録により、本規約を理解し同意したものとみなします。',
          ko_KR:
            '이 플랫폼은 문화유산 행정부서가 설치하여 신청인이 문화유산 행정허가, 신고 등의 사무를 처리하도록 제공합니다. 계정을 가입하면 이 약관을 이해하고 동의한 것으로 봅니다.',
        },
      ),
      text(
        '您应当提供真实、准确、完整的信息，并在信息变更后及时更新。以虚假信息注册或冒用他人、其他单位名义注册的，平台可停用账号，由此产生的法律责任由您承担。',
        "Give true, exact and complete information and keep it up to date. Accounts registered with false information or in another's name may be disabled; you answer for the consequences in law.",
        {
          ja_JP:
            '真実かつ正確で完全な情報を提供し、変更があれば速やかに更新してください。虚偽の情報や他人・ほかの機関の名義で登録した場合、プラットフォームはアカウントを停止することができ、これにより生じる法的責任は登録者が負います。',
          ko_KR:
            '진실하고 정확하며 완전한 정보를 제공하고 변경되면 즉시 갱신해야 합니다. 허위 정보나 타인·다른 기관의 명의로 가입한 경우 플랫폼은 계정을 중지할 수 있으며 그에 따른 법적 책임은 본인이 집니다.',
        },
      ),
      text(
        '账号和密码由您本人保管，不得转让、出借。通过您的账号提交的申请、材料和意见视为您本人（或您所代表的单位）的行为。发现账号被他人使用的，请立即修改密码并联系平台。',
        'Keep your account and password to yourself. Applications, materials and statements sent with your account count as yours or as those of the entity you act for. If somebody else uses your account, change the password at once and contact the platform.',
        {
          ja_JP:
            'アカウントとパスワードは本人が管理し、譲渡・貸与してはなりません。アカウントから提出された申請、書類、意見は本人（または代表する機関）の行為とみなします。他人による使用に気付いた場合は、直ちにパスワードを変更し、プラットフォームに連絡してください。',
          ko_KR:
            '계정과 비밀번호는 본인이 관리하며 양도하거나 빌려줄 수 없습니다. 계정으로 제출한 신청, 서류, 의견은 본인(또는 대표하는 기관)의 행위로 봅니다. 타인이 계정을 사용한 사실을 알게 되면 즉시 비밀번호를 변경하고 플랫폼에 연락하세요.',
        },
      ),
      text(
        '单位账号的首位注册人为该单位的管理员，负责添加、授权和停用本单位的经办人；经办人在授权范围内的行为由单位承担责任。',
        'Who registers an entity first is its administrator, who adds, authorises and disables its operators. The entity answers for what its operators do within their authorisation.',
        {
          ja_JP:
            '機関アカウントの最初の登録者がその機関の管理者となり、申請担当者の追加・権限付与・停止を行います。担当者の権限範囲内の行為については機関が責任を負います。',
          ko_KR:
            '기관 계정의 첫 가입자는 기관의 관리자가 되어 신청 담당자를 추가하고 권한을 부여하며 중지합니다. 담당자가 권한 범위에서 한 행위는 기관이 책임집니다.',
        },
      ),
      text(
        '您提交的申请依照《中华人民共和国文物保护法》《中华人民共和国行政许可法》等法律法规办理，办理结果以文物行政部门作出的决定为准。',
        'Applications are handled under the Cultural Relics Protection Law, the Administrative Licensing Law and related provisions; what counts is the decision of the authority.',
        {
          ja_JP:
            '提出された申請は「中華人民共和国文物保護法」「中華人民共和国行政許可法」などの法令に従って処理し、結果は文化財行政部門の決定によります。',
          ko_KR:
            '제출한 신청은 「중화인민공화국 문물보호법」, 「중화인민공화국 행정허가법」 등 법령에 따라 처리하며 처리 결과는 문화유산 행정부서의 결정에 따릅니다.',
        },
      ),
    ],
  },
  privacy: {
    version: '2026-11-27',
    title: text('个人信息处理规则', 'Privacy notice', { ja_JP: '個人情報取扱規則', ko_KR: '개인정보 처리 규칙' }),
    paragraphs: [
      text(
        '处理者：本平台的主管单位（名称和联系方式见登录页页脚）。',
        'Controller: the administration that runs this platform; name and contact stand at the foot of the sign-in page.',
        {
          ja_JP: '取扱者：本プラットフォームの主管機関（名称と連絡先はログインページの下部に記載）。',
          ko_KR: '처리자: 이 플랫폼의 주관기관(명칭과 연락처는 로그인 페이지 하단 참조).',
        },
      ),
      text(
        '处理目的和种类：姓名、手机号码、电子邮箱、账号用于识别您、与您联系和保护账号安全；以单位名义注册的，另需单位名称、统一社会信用代码、所在地、地址和法定代表人姓名，用于确认申请主体；登录时间和网络地址用于安全审计。',
        "Purposes and kinds: name, mobile number, e-mail and account, to know and reach you and to protect the account; for entities also the entity's name, credit code, place, address and legal representative, to know who applies; times and addresses of sign-ins, for security audits.",
        {
          ja_JP:
            '目的と種類：氏名、携帯電話番号、メールアドレス、アカウントは、本人の識別、連絡およびアカウントの保護に使用します。機関名義の登録では、機関名、統一社会信用コード、所在地、住所および法定代表者氏名も申請主体の確認に使用します。ログイン日時とネットワークアドレスは安全監査に使用します。',
          ko_KR:
            '처리 목적과 종류: 성명, 휴대전화 번호, 이메일, 계정은 본인 식별, 연락 및 계정 보호에 사용합니다. 기관 명의로 가입하는 경우 기관명, 통일사회신용코드, 소재지, 주소, 법정대표자 성명도 신청 주체 확인에 사용합니다. 로그인 시각과 네트워크 주소는 보안 감사에 사용합니다.',
        },
      ),
      text(
        '处理方式和期限：信息存储于境内的平台服务器，密码只保存不可还原的散列值；账号存续期间保存，注销后按照档案管理和网络安全的规定保存至法定期限届满。',
        "Manner and period: data stay on the platform's servers in China; of passwords only an irreversible hash is kept. Data are kept while the account exists, and after its end as long as the rules on archives and network security demand.",
        {
          ja_JP:
            '方法と期間：情報は中国国内のプラットフォームサーバーに保存し、パスワードは復元できないハッシュ値のみを保存します。アカウントの存続期間中保存し、抹消後は文書管理とネットワーク安全の規定に従い法定期間の満了まで保存します。',
          ko_KR:
            '처리 방법과 기간: 정보는 중국 내 플랫폼 서버에 저장하며 비밀번호는 복원할 수 없는 해시값만 저장합니다. 계정이 유지되는 동안 보관하고 해지 후에는 기록물 관리와 네트워크 보안 규정에 따른 법정 기간까지 보관합니다.',
        },
      ),
      text(
        '除办理您申请的事项所必需（如转送有权办理的文物行政部门、受委托的评估机构）和法律法规另有规定外，不向他人提供您的个人信息。',
        'Your data go to others only where your application needs it (the competent heritage authority, an entrusted assessment body) or the law demands it.',
        {
          ja_JP:
            '申請の処理に必要な場合（権限を有する文化財行政部門や委託評価機関への送付など）および法令に定めがある場合を除き、個人情報を第三者に提供しません。',
          ko_KR:
            '신청 처리에 필요한 경우(권한 있는 문화유산 행정부서, 위탁 평가기관으로의 이송 등)와 법령에 달리 정한 경우를 제외하고 개인정보를 타인에게 제공하지 않습니다.',
        },
      ),
      text(
        '您有权查阅、复制、更正、补充您的个人信息，有权撤回同意、注销账号；撤回不影响此前已进行的处理。手机号码、电子邮箱可在「个人信息」中查阅和更正，以单位名义注册的，姓名也在其中更正；个人注册的姓名和身份证号码不能自行修改，需要更正的，以及撤回同意、注销账号的，请按页面底部的联系方式联系平台。',
        'You may see, copy, correct and complete your data, withdraw your consent and close the account; what was done before stays lawful. See and correct your telephone and e-mail in your profile, and your name too where an entity registered you; an individual does not change name and identity number alone: to correct them, to withdraw consent or to close the account use the contact at the foot of the page.',
        {
          ja_JP:
            '個人情報の閲覧、写しの取得、訂正、追加、同意の撤回、アカウントの抹消を求めることができます。撤回はそれまでの取扱いに影響しません。携帯電話番号とメールアドレスは「プロフィール」で閲覧・訂正できます（機関名義の登録では氏名も訂正できます）。個人登録の氏名と身分証番号は本人の操作では変更できないため、その訂正、同意の撤回、アカウントの抹消はページ下部の連絡先までご連絡ください。',
          ko_KR:
            '본인의 개인정보를 열람, 복사, 정정, 보충하고 동의를 철회하거나 계정을 해지할 수 있습니다. 철회는 그 이전의 처리에 영향을 주지 않습니다. 휴대전화 번호와 이메일은 ‘내 정보’에서 열람·정정할 수 있습니다(기관 명의 가입은 성명도 정정할 수 있습니다). 개인 가입의 성명과 신분증 번호는 스스로 바꿀 수 없으므로 그 정정과 동의 철회, 계정 해지는 페이지 아래의 연락처로 문의하세요.',
        },
      ),
    ],
  },
  'identity-number': {
    version: '2026-11-21',
    title: text('身份证号码处理的单独同意', 'Separate consent: identity number', {
      ja_JP: '身分証番号の取扱いに関する個別同意',
      ko_KR: '신분증 번호 처리에 대한 별도 동의',
    }),
    paragraphs: [
      text(
        '公民身份号码属于敏感个人信息。平台处理您的公民身份号码，用于确认申请人身份、防止冒名和重复注册；不提供该号码将无法以个人名义注册和申报。',
        "An identity number is sensitive personal information. It is processed to know who applies and to prevent registration in another's name or twice; without it nobody can register as an individual.",
        {
          ja_JP:
            '公民身分番号は機微な個人情報です。プラットフォームは申請者の本人確認、なりすましと重複登録の防止のために取り扱います。番号を提供しない場合、個人名義での登録と申請はできません。',
          ko_KR:
            '공민 신분번호는 민감한 개인정보입니다. 플랫폼은 신청인의 신원을 확인하고 명의 도용과 중복 가입을 막기 위해 처리합니다. 번호를 제공하지 않으면 개인 명의로 가입하고 신청할 수 없습니다.',
        },
      ),
      text(
        '该号码加密存储，页面上只显示首尾几位，不写入日志。处理不当可能使您的人身、财产安全受到影响，平台为此采取加密、访问控制和审计措施。',
        'It is stored encrypted, shown only with its middle hidden, and written to no log. Because mishandling may endanger person and property, it is protected by encryption, access control and audit.',
        {
          ja_JP:
            '番号は暗号化して保存し、画面には両端の数桁だけを表示し、ログには書き込みません。不適切な取扱いは人身・財産の安全に影響し得るため、暗号化、アクセス制御、監査の措置を講じています。',
          ko_KR:
            '번호는 암호화하여 저장하고 화면에는 앞뒤 몇 자리만 표시하며 로그에 기록하지 않습니다. 부적절한 처리는 신체와 재산의 안전에 영향을 줄 수 있어 암호화, 접근 통제, 감사 조치를 취합니다.',
        },
      ),
    ],
  },
  operator: {
    version: '2026-11-21',
    title: text('经办人信息提供说明', 'Statement about the operator', {
      ja_JP: '申請担当者情報の提供に関する説明',
      ko_KR: '신청 담당자 정보 제공에 관한 설명',
    }),
    paragraphs: [
      text(
        '本单位已告知经办人：其姓名、手机号码和电子邮箱将用于在本平台为其开设账号并以本单位名义办理申请；经办人知悉并同意。',
        'We have told the operator that name, mobile number and e-mail are used to open an account on this platform and to act in the name of our entity; the operator knows and agrees.',
        {
          ja_JP:
            '当機関は申請担当者に対し、氏名、携帯電話番号およびメールアドレスが本プラットフォームでのアカウント開設と機関名義での申請に使用されることを知らせ、担当者はこれを了解し同意しています。',
          ko_KR:
            '본 기관은 신청 담당자에게 성명, 휴대전화 번호, 이메일이 이 플랫폼의 계정 개설과 기관 명의의 신청에 사용됨을 알렸고 담당자는 이를 알고 동의했습니다.',
        },
      ),
    ],
  },
} as const satisfies Record<string, Agreement>

/** What a consent is about. */
export type AgreementKind = keyof typeof agreements
