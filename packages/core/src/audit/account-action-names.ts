import { text, type Text } from '../i18n/text.ts'

/** Names of audited acts on accounts: signing in, registration, roles, organisations, work groups, the audit itself. */
export const accountActionNames: Readonly<Record<string, Text>> = {
  'audit.figures': text('查看登录失败数', 'See how many sign-ins failed', { ja_JP: 'ログイン失敗数の表示', ko_KR: '로그인 실패 수 보기' }),
  'audit.signIns': text('查阅登录日志', 'Read the login log', { ja_JP: 'ログインログの閲覧', ko_KR: '로그인 로그 열람' }),
  'audit.exportSignIns': text('导出登录日志', 'Export the login log', {
    ja_JP: 'ログインログのエクスポート',
    ko_KR: '로그인 로그 내보내기',
  }),
  'audit.operations': text('查阅操作日志', 'Read the operation log', { ja_JP: '操作ログの閲覧', ko_KR: '작업 로그 열람' }),
  'audit.exportOperations': text('导出操作日志', 'Export the operation log', {
    ja_JP: '操作ログのエクスポート',
    ko_KR: '작업 로그 내보내기',
  }),
  'audit.startVerification': text('核验审计日志', 'Verify the audit trail', { ja_JP: '監査ログの検証', ko_KR: '감사 로그 검증' }),
  'audit.lastVerification': text('查看核验结果', 'See the result of the verification', {
    ja_JP: '検証結果の表示',
    ko_KR: '검증 결과 보기',
  }),
  'audit.verified': text('审计日志核验完成', 'Audit trail verified', { ja_JP: '監査ログの検証完了', ko_KR: '감사 로그 검증 완료' }),

  'accounts.init': text('创建首批管理员', 'Create the first administrators', { ja_JP: '最初の管理者を作成', ko_KR: '첫 관리자 생성' }),

  'auth.ways': text('查询登录方式', 'List the ways in', { ja_JP: 'ログイン方法の取得', ko_KR: '로그인 방법 조회' }),
  'auth.login': text('登录', 'Sign in', { ja_JP: 'ログイン', ko_KR: '로그인' }),
  'auth.createToken': text('换取会话', 'Open a session', { ja_JP: 'セッションの開始', ko_KR: '세션 시작' }),
  'auth.currentUser': text('查看当前用户', 'See the signed-in user', { ja_JP: '現在の利用者を表示', ko_KR: '현재 사용자 보기' }),
  'auth.menus': text('读取菜单', 'Read the menu', { ja_JP: 'メニューの取得', ko_KR: '메뉴 읽기' }),
  'auth.signOut': text('退出登录', 'Sign out', { ja_JP: 'ログアウト', ko_KR: '로그아웃' }),

  'certificate.way': text('读取证书登录设置', 'Read the settings of certificate sign-in', {
    ja_JP: '証明書ログイン設定の取得',
    ko_KR: '인증서 로그인 설정 읽기',
  }),
  'certificate.ask': text('取得证书登录随机数', 'Get a challenge for a certificate', {
    ja_JP: '証明書ログイン用チャレンジの取得',
    ko_KR: '인증서 로그인 난수 받기',
  }),
  'certificate.signIn': text('CA 证书登录', 'Sign in by certificate', { ja_JP: '証明書ログイン', ko_KR: '인증서 로그인' }),
  'certificate.askToBind': text('取得证书绑定随机数', 'Get a challenge to bind a certificate', {
    ja_JP: '証明書登録用チャレンジの取得',
    ko_KR: '인증서 등록 난수 받기',
  }),
  'certificate.bindings': text('查看本人证书', 'See one’s certificates', { ja_JP: '本人の証明書の表示', ko_KR: '내 인증서 보기' }),
  'certificate.bind': text('绑定证书', 'Bind a certificate', { ja_JP: '証明書の登録', ko_KR: '인증서 등록' }),
  'certificate.unbind': text('解除证书绑定', 'Remove a certificate', { ja_JP: '証明書の登録解除', ko_KR: '인증서 등록 해제' }),
  'certificate.bindingsOf': text('查看用户证书', 'See certificates of an account', {
    ja_JP: '利用者の証明書の表示',
    ko_KR: '사용자 인증서 보기',
  }),
  'certificate.bindFor': text('为用户绑定证书', 'Bind a certificate to an account', {
    ja_JP: '利用者への証明書の登録',
    ko_KR: '사용자 인증서 등록',
  }),
  'certificate.unbindFor': text('解除用户证书绑定', 'Remove a certificate of an account', {
    ja_JP: '利用者の証明書の登録解除',
    ko_KR: '사용자 인증서 등록 해제',
  }),

  'certificate-development.listCertificates': text('读取演练证书', 'List demo certificates', {
    ja_JP: '演習用証明書の取得',
    ko_KR: '훈련용 인증서 읽기',
  }),
  'certificate-development.sign': text('演练证书签名', 'Sign with a demo key', {
    ja_JP: '演習用証明書で署名',
    ko_KR: '훈련용 인증서 서명',
  }),
  'certificate-development.issued': text('查看演练证书', 'See demo certificates', {
    ja_JP: '演習用証明書の表示',
    ko_KR: '훈련용 인증서 보기',
  }),
  'certificate-development.issue': text('签发演练证书', 'Issue a demo certificate', {
    ja_JP: '演習用証明書の発行',
    ko_KR: '훈련용 인증서 발급',
  }),
  'certificate-development.revoke': text('吊销演练证书', 'Revoke a demo certificate', {
    ja_JP: '演習用証明書の失効',
    ko_KR: '훈련용 인증서 폐지',
  }),

  'device.nonce': text('取得设备口令', 'Get a device nonce', { ja_JP: '端末用トークンの取得', ko_KR: '기기 토큰 받기' }),
  'device.enterRemembered': text('记住的设备登录', 'Sign in on a remembered device', {
    ja_JP: '保存した端末でログイン',
    ko_KR: '저장된 기기로 로그인',
  }),
  'device.forgetRemembered': text('取消记住设备', 'Forget a device', { ja_JP: '端末の保存を解除', ko_KR: '기기 저장 해제' }),

  'federation.settings': text('读取统一认证设置', 'Read the single sign-on settings', {
    ja_JP: '統一認証の設定を取得',
    ko_KR: '통합 인증 설정 읽기',
  }),
  'federation.authorize': text('转到统一认证', 'Go to single sign-on', { ja_JP: '統一認証へ移動', ko_KR: '통합 인증으로 이동' }),
  'federation.singleLogin': text('统一认证登录', 'Sign in by single sign-on', { ja_JP: '統一認証ログイン', ko_KR: '통합 인증 로그인' }),
  'federation.leave': text('退出统一认证', 'Leave single sign-on', { ja_JP: '統一認証からログアウト', ko_KR: '통합 인증 로그아웃' }),

  'national-platform.redirect': text('转到国家政务服务平台', 'Go to the national platform', {
    ja_JP: '国家政務サービスプラットフォームへ移動',
    ko_KR: '국가 정무서비스 플랫폼으로 이동',
  }),
  'national-platform.redirectEntity': text('转到国家政务服务平台法人登录', 'Go to the national platform as an entity', {
    ja_JP: '国家政務サービスプラットフォームの法人ログインへ移動',
    ko_KR: '국가 정무서비스 플랫폼 법인 로그인으로 이동',
  }),
  'national-platform.createTicket': text('国家政务服务平台登录', 'Sign in by the national platform', {
    ja_JP: '国家政務サービスプラットフォームでログイン',
    ko_KR: '국가 정무서비스 플랫폼 로그인',
  }),
  'national-platform.silentLogin': text('国家政务服务平台免登进入', 'Enter from the national platform', {
    ja_JP: '国家政務サービスプラットフォームからの自動ログイン',
    ko_KR: '국가 정무서비스 플랫폼에서 자동 로그인',
  }),
  'national-platform.transfer': text('信任传递到其他网站', 'Transfer of trust to another site', {
    ja_JP: '他サイトへの認証連携',
    ko_KR: '다른 사이트로 신뢰 전달',
  }),
  'national-platform.leave': text('退出国家政务服务平台', 'Leave the national platform', {
    ja_JP: '国家政務サービスプラットフォームからログアウト',
    ko_KR: '국가 정무서비스 플랫폼 로그아웃',
  }),
  'national-platform.arrival': text('查看首次登录信息', 'See a first arrival', {
    ja_JP: '初回ログイン情報の表示',
    ko_KR: '첫 로그인 정보 보기',
  }),
  'national-platform.dropArrival': text('清除首次登录信息', 'Forget a first arrival', {
    ja_JP: '初回ログイン情報の消去',
    ko_KR: '첫 로그인 정보 삭제',
  }),
  'national-platform.account': text('查看国家政务服务平台绑定', 'See the binding to the national platform', {
    ja_JP: '国家政務サービスプラットフォームとの連携の表示',
    ko_KR: '국가 정무서비스 플랫폼 연결 보기',
  }),
  'national-platform.bind': text('绑定国家政务服务平台账号', 'Bind an account of the national platform', {
    ja_JP: '国家政務サービスプラットフォームとの連携',
    ko_KR: '국가 정무서비스 플랫폼 계정 연결',
  }),
  'national-platform.unbind': text('解除国家政务服务平台绑定', 'End the binding to the national platform', {
    ja_JP: '国家政務サービスプラットフォームとの連携解除',
    ko_KR: '국가 정무서비스 플랫폼 연결 해제',
  }),
  'national-platform.registerIndividual': text('国家政务服务平台个人注册', 'Register an individual of the national platform', {
    ja_JP: '国家政務サービスプラットフォーム経由の個人登録',
    ko_KR: '국가 정무서비스 플랫폼 개인 가입',
  }),
  'national-platform.registerEntity': text('国家政务服务平台法人注册', 'Register an organisation of the national platform', {
    ja_JP: '国家政務サービスプラットフォーム経由の法人登録',
    ko_KR: '국가 정무서비스 플랫폼 법인 가입',
  }),
  'national-platform.registerOperator': text('国家政务服务平台经办人注册', 'Register an operator of the national platform', {
    ja_JP: '国家政務サービスプラットフォーム経由の担当者登録',
    ko_KR: '국가 정무서비스 플랫폼 담당자 가입',
  }),

  'organizations.children': text('查看组织机构', 'See organisations', { ja_JP: '組織機構の表示', ko_KR: '조직 보기' }),
  'organizations.search': text('查找组织机构', 'Find organisations', { ja_JP: '組織機構の検索', ko_KR: '조직 찾기' }),
  'organizations.get': text('查看机构', 'See an organisation', { ja_JP: '機関の表示', ko_KR: '기관 보기' }),
  'organizations.create': text('新增机构', 'Add an organisation', { ja_JP: '機関の追加', ko_KR: '기관 추가' }),
  'organizations.update': text('修改机构', 'Change an organisation', { ja_JP: '機関の変更', ko_KR: '기관 수정' }),
  'organizations.move': text('移动机构', 'Move an organisation', { ja_JP: '機関の移動', ko_KR: '기관 이동' }),
  'organizations.reorder': text('调整机构顺序', 'Reorder organisations', { ja_JP: '機関の並べ替え', ko_KR: '기관 순서 변경' }),
  'organizations.setActive': text('启用或停用机构', 'Activate or deactivate an organisation', {
    ja_JP: '機関の有効化・停止',
    ko_KR: '기관 사용·중지',
  }),

  'profile.passwordKey': text('取得密码加密公钥', 'Get the key for passwords', {
    ja_JP: 'パスワード暗号化公開鍵の取得',
    ko_KR: '비밀번호 암호화 공개키 받기',
  }),
  'profile.passwordRule': text('读取密码规则', 'Read the password rule', { ja_JP: 'パスワード規則の取得', ko_KR: '비밀번호 규칙 읽기' }),
  'profile.details': text('查看个人信息', 'See one’s profile', { ja_JP: 'プロフィールの表示', ko_KR: '내 정보 보기' }),
  'profile.update': text('修改个人信息', 'Change one’s profile', { ja_JP: 'プロフィールの変更', ko_KR: '내 정보 수정' }),
  'profile.chooseLanguage': text('选择语言', 'Choose a language', { ja_JP: '言語の選択', ko_KR: '언어 선택' }),
  'profile.changePassword': text('修改密码', 'Change one’s password', { ja_JP: 'パスワードの変更', ko_KR: '비밀번호 변경' }),
  'profile.mobileCode': text('发送换绑手机验证码', 'Send a code to a new mobile', {
    ja_JP: '新しい携帯電話へ認証コードを送信',
    ko_KR: '새 휴대전화 인증번호 발송',
  }),
  'profile.sessions': text('查看登录会话', 'See one’s sessions', { ja_JP: 'ログインセッションの表示', ko_KR: '로그인 세션 보기' }),
  'profile.endSession': text('结束会话', 'End a session', { ja_JP: 'セッションの終了', ko_KR: '세션 종료' }),
  'profile.endOtherSessions': text('结束其他会话', 'End the other sessions', { ja_JP: 'ほかのセッションの終了', ko_KR: '다른 세션 종료' }),

  'qr-sign-in.ask': text('取得登录二维码', 'Get a QR code', { ja_JP: 'ログイン用QRコードの取得', ko_KR: '로그인 QR 코드 받기' }),
  'qr-sign-in.scan': text('扫描登录二维码', 'Scan a QR code', { ja_JP: 'ログイン用QRコードの読み取り', ko_KR: '로그인 QR 코드 스캔' }),
  'qr-sign-in.decide': text('确认或取消扫码登录', 'Confirm or refuse a QR sign-in', {
    ja_JP: 'QRコードログインの確認・拒否',
    ko_KR: 'QR 로그인 확인·거부',
  }),
  'qr-sign-in.poll': text('扫码登录', 'Sign in by QR code', { ja_JP: 'QRコードログイン', ko_KR: 'QR 코드 로그인' }),

  'registration.confirmAccount': text('核对注册信息', 'Check a registration', { ja_JP: '登録情報の確認', ko_KR: '가입 정보 확인' }),
  'registration.individual': text('个人注册', 'Register an individual', { ja_JP: '個人登録', ko_KR: '개인 회원가입' }),
  'registration.entity': text('法人注册', 'Register an organisation', { ja_JP: '法人登録', ko_KR: '법인 회원가입' }),
  'registration.addOperator': text('新增经办人', 'Add an operator', { ja_JP: '申請担当者の追加', ko_KR: '신청 담당자 추가' }),
  'registration.operators': text('查看经办人', 'See operators', { ja_JP: '申請担当者の表示', ko_KR: '신청 담당자 보기' }),
  'registration.authorizeOperator': text('授权经办人', 'Authorise an operator', {
    ja_JP: '申請担当者へ権限付与',
    ko_KR: '신청 담당자 권한 부여',
  }),
  'registration.disableOperator': text('停用经办人', 'Disable an operator', { ja_JP: '申請担当者の停止', ko_KR: '신청 담당자 중지' }),

  'roles.list': text('查看角色列表', 'List roles', { ja_JP: '役割一覧の表示', ko_KR: '역할 목록 보기' }),
  'roles.get': text('查看角色', 'See a role', { ja_JP: '役割の表示', ko_KR: '역할 보기' }),
  'roles.create': text('新增角色', 'Add a role', { ja_JP: '役割の追加', ko_KR: '역할 추가' }),
  'roles.update': text('修改角色', 'Change a role', { ja_JP: '役割の変更', ko_KR: '역할 수정' }),
  'roles.remove': text('删除角色', 'Delete a role', { ja_JP: '役割の削除', ko_KR: '역할 삭제' }),
  'roles.menuTree': text('查看角色菜单权限', 'See menu rights of a role', {
    ja_JP: '役割のメニュー権限の表示',
    ko_KR: '역할 메뉴 권한 보기',
  }),
  'roles.buttonTree': text('查看角色按钮权限', 'See button rights of a role', {
    ja_JP: '役割のボタン権限の表示',
    ko_KR: '역할 버튼 권한 보기',
  }),
  'roles.saveMenus': text('保存角色菜单权限', 'Save menu rights of a role', {
    ja_JP: '役割のメニュー権限の保存',
    ko_KR: '역할 메뉴 권한 저장',
  }),
  'roles.saveButtons': text('保存角色按钮权限', 'Save button rights of a role', {
    ja_JP: '役割のボタン権限の保存',
    ko_KR: '역할 버튼 권한 저장',
  }),
  'roles.fieldFlags': text('查看角色表单权限', 'See field rights of a role', {
    ja_JP: '役割のフォーム権限の表示',
    ko_KR: '역할 양식 권한 보기',
  }),
  'roles.fields': text('查看表单字段', 'See form fields', { ja_JP: 'フォーム項目の表示', ko_KR: '양식 항목 보기' }),
  'roles.saveFields': text('保存角色表单权限', 'Save field rights of a role', {
    ja_JP: '役割のフォーム権限の保存',
    ko_KR: '역할 양식 권한 저장',
  }),
  'roles.scopeChoices': text('查看数据范围', 'See data scopes', { ja_JP: 'データ範囲の表示', ko_KR: '데이터 범위 보기' }),

  'secondFactor.status': text('查看动态口令', 'See the second factor', { ja_JP: 'ワンタイムパスワードの表示', ko_KR: 'OTP 보기' }),
  'secondFactor.sendCode': text('获取设置动态口令的验证码', 'Ask for a code to set up the authenticator', {
    ja_JP: 'ワンタイムコード設定用の認証コードの取得',
    ko_KR: '일회용 코드 설정용 인증번호 요청',
  }),
  'secondFactor.begin': text('绑定动态口令', 'Begin a second factor', { ja_JP: 'ワンタイムパスワードの設定', ko_KR: 'OTP 설정' }),
  'secondFactor.confirm': text('确认动态口令', 'Confirm a second factor', { ja_JP: 'ワンタイムパスワードの確認', ko_KR: 'OTP 확인' }),
  'secondFactor.disable': text('解除动态口令', 'Switch the second factor off', {
    ja_JP: 'ワンタイムパスワードの無効化',
    ko_KR: 'OTP 해제',
  }),
  'secondFactor.reset': text('重置动态口令', 'Reset a second factor', { ja_JP: 'ワンタイムパスワードの再設定', ko_KR: 'OTP 초기화' }),
  'secondFactor.beginAtSignIn': text('登录时绑定动态口令', 'Begin a second factor at sign-in', {
    ja_JP: 'ログイン時のワンタイムパスワード設定',
    ko_KR: '로그인 시 OTP 설정',
  }),
  'secondFactor.confirmAtSignIn': text('动态口令登录', 'Sign in with the second factor', {
    ja_JP: 'ワンタイムパスワードでログイン',
    ko_KR: 'OTP 로그인',
  }),

  'transit.issueCode': text('签发免登跳转码', 'Issue a transit code', {
    ja_JP: '自動ログインコードの発行',
    ko_KR: '자동 로그인 코드 발급',
  }),
  'transit.enter': text('免登跳转登录', 'Sign in by transit', { ja_JP: '自動ログイン', ko_KR: '자동 로그인' }),

  'users.list': text('查看用户列表', 'List accounts', { ja_JP: '利用者一覧の表示', ko_KR: '사용자 목록 보기' }),
  'users.export': text('导出用户', 'Export accounts', { ja_JP: '利用者のエクスポート', ko_KR: '사용자 내보내기' }),
  'users.roles': text('查看可授角色', 'List roles to grant', { ja_JP: '付与できる役割の表示', ko_KR: '부여 가능한 역할 보기' }),
  'users.organizations': text('查找用户所属机构', 'Find organisations of accounts', {
    ja_JP: '利用者の所属機関の検索',
    ko_KR: '사용자 소속 기관 찾기',
  }),
  'users.get': text('查看用户', 'See an account', { ja_JP: '利用者の表示', ko_KR: '사용자 보기' }),
  'users.create': text('新增用户', 'Create an account', { ja_JP: '利用者の追加', ko_KR: '사용자 추가' }),
  'users.update': text('修改用户', 'Change an account', { ja_JP: '利用者の変更', ko_KR: '사용자 수정' }),
  'users.issuePassword': text('发放初始密码', 'Issue a first password', { ja_JP: '初期パスワードの発行', ko_KR: '초기 비밀번호 발급' }),
  'users.discard': text('撤销新用户', 'Discard a new account', { ja_JP: '新しい利用者の取消し', ko_KR: '새 사용자 취소' }),
  'users.lock': text('停用用户', 'Lock an account', { ja_JP: '利用者の停止', ko_KR: '사용자 중지' }),
  'users.unlock': text('启用用户', 'Unlock an account', { ja_JP: '利用者の有効化', ko_KR: '사용자 사용' }),
  'users.approve': text('审核通过用户', 'Approve an account', { ja_JP: '利用者の承認', ko_KR: '사용자 승인' }),
  'users.refuse': text('审核退回用户', 'Refuse an account', { ja_JP: '利用者の差し戻し', ko_KR: '사용자 반려' }),
  'users.setRoles': text('授予角色', 'Grant roles', { ja_JP: '役割を付与', ko_KR: '역할 부여' }),
  'users.resetPassword': text('重置密码', 'Reset a password', { ja_JP: 'パスワードの再設定', ko_KR: '비밀번호 재설정' }),
  'users.clearLockOut': text('解除登录锁定', 'Clear a lock-out', { ja_JP: 'ログインロックの解除', ko_KR: '로그인 잠금 해제' }),
  'users.batch': text('批量处理用户', 'Act on several accounts', { ja_JP: '利用者の一括処理', ko_KR: '사용자 일괄 처리' }),
  'users.reveal': text('查看敏感信息', 'Reveal personal data', { ja_JP: '個人情報の表示', ko_KR: '민감정보 보기' }),
  'users.importTemplate': text('下载导入模板', 'Download the import template', {
    ja_JP: '取り込みテンプレートのダウンロード',
    ko_KR: '가져오기 서식 다운로드',
  }),
  'users.previewImport': text('检查导入文件', 'Check an import file', { ja_JP: '取り込みファイルの確認', ko_KR: '가져오기 파일 확인' }),
  'users.import': text('导入用户', 'Import accounts', { ja_JP: '利用者の取り込み', ko_KR: '사용자 가져오기' }),
  'users.importResult': text('查看导入结果', 'See the result of an import', { ja_JP: '取り込み結果の表示', ko_KR: '가져오기 결과 보기' }),
  'users.importPasswords': text('下载导入用户密码', 'Download passwords of an import', {
    ja_JP: '取り込んだ利用者のパスワードのダウンロード',
    ko_KR: '가져온 사용자 비밀번호 다운로드',
  }),

  'verification.sendCode': text('发送验证码', 'Send a code', { ja_JP: '認証コードの送信', ko_KR: '인증번호 발송' }),
  'verification.loginByPhone': text('短信登录', 'Sign in by text message', { ja_JP: 'SMSログイン', ko_KR: 'SMS 로그인' }),
  'verification.forgotPassword': text('找回密码', 'Forgotten password', {
    ja_JP: 'パスワードの再設定（忘れた場合）',
    ko_KR: '비밀번호 찾기',
  }),
  'verification.validateCode': text('校验验证码', 'Check a code', { ja_JP: '認証コードの確認', ko_KR: '인증번호 확인' }),
  'verification.updatePassword': text('重设密码', 'Set a new password', { ja_JP: '新しいパスワードの設定', ko_KR: '새 비밀번호 설정' }),

  'workgroups.query': text('查看工作组列表', 'List work groups', { ja_JP: 'ワーキンググループ一覧の表示', ko_KR: '작업반 목록 보기' }),
  'workgroups.get': text('查看工作组', 'See a work group', { ja_JP: 'ワーキンググループの表示', ko_KR: '작업반 보기' }),
  'workgroups.create': text('新增工作组', 'Add a work group', { ja_JP: 'ワーキンググループの追加', ko_KR: '작업반 추가' }),
  'workgroups.update': text('修改工作组', 'Change a work group', { ja_JP: 'ワーキンググループの変更', ko_KR: '작업반 수정' }),
  'workgroups.remove': text('删除工作组', 'Delete a work group', { ja_JP: 'ワーキンググループの削除', ko_KR: '작업반 삭제' }),
  'workgroups.people': text('查找工作组成员', 'Find members of a work group', {
    ja_JP: 'ワーキンググループのメンバー検索',
    ko_KR: '작업반 구성원 찾기',
  }),
}
