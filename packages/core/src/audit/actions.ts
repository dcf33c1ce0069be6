import type { SignInMethod } from '../auth/model.ts'
import { text, type Text } from '../i18n/text.ts'

/** Calls by which somebody tries to come in, with the way that each is for. Who came in stands under `auth.login` whatever the way. */
export const signInActions: Readonly<Record<string, SignInMethod | null>> = {
  'auth.login': 'password',
  'verification.loginByPhone': 'sms',
  'federation.singleLogin': 'oidc',
  'device.enterRemembered': 'remembered',
  'secondFactor.confirmAtSignIn': null,
  'qr-sign-in.poll': 'qr',
  'certificate.signIn': 'certificate',
  'transit.enter': 'transit',
  'national-platform.createTicket': 'platform',
  'national-platform.silentLogin': 'platform',
}

/** Acts of reading logs: they would drown what people did, so the operation log has them in a tab of their own. */
export const logActions: readonly string[] = [
  'audit.signIns',
  'audit.exportSignIns',
  'audit.operations',
  'audit.exportOperations',
  'audit.startVerification',
  'audit.lastVerification',
  'audit.verified',
]

/** Steps of signing in beside the sign-in itself, which has its own row: not shown among what people did, only under «all». */
export const signInSteps: readonly string[] = ['auth.createToken']

/**
 * What every audited act is called. Each call of each contract has an entry (a refused reading is audited too), and what jobs write; a test
 * (modules/audit/action-names.test.ts) names what is missing.
 */
export const actionNames: Readonly<Record<string, Text>> = {
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

  'cases.search': text('检索办件', 'Search cases by words', { ja_JP: '案件の検索（語句）', ko_KR: '민원 건 검색(단어)' }),
  'cases.query': text('查询办件', 'Search cases', { ja_JP: '案件の検索', ko_KR: '민원 건 조회' }),
  'cases.export': text('导出办件列表', 'Export cases', { ja_JP: '案件一覧のエクスポート', ko_KR: '민원 건 목록 내보내기' }),
  'cases.get': text('查看办件', 'See a case', { ja_JP: '案件の表示', ko_KR: '민원 건 보기' }),
  'cases.createDraft': text('新建申请', 'Begin an application', { ja_JP: '申請の作成', ko_KR: '신청 작성 시작' }),
  'cases.saveDraft': text('保存申请', 'Save an application', { ja_JP: '申請の保存', ko_KR: '신청 저장' }),
  'cases.draftVersions': text('查看保留的版本', 'See kept versions', { ja_JP: '保持した版の表示', ko_KR: '보관된 판 보기' }),
  'cases.draftVersion': text('查看一个保留的版本', 'See one kept version', { ja_JP: '保持した版を一つ表示', ko_KR: '보관된 판 하나 보기' }),
  'cases.deleteDraft': text('删除草稿', 'Delete a draft', { ja_JP: '下書きの削除', ko_KR: '임시저장 삭제' }),
  'cases.check': text('检查申请', 'Check an application', { ja_JP: '申請の確認', ko_KR: '신청 확인' }),
  'cases.submit': text('提交申请', 'Submit an application', { ja_JP: '申請の提出', ko_KR: '신청 제출' }),
  'cases.void': text('作废办件', 'Void a case', { ja_JP: '案件の取消し', ko_KR: '민원 건 무효 처리' }),
  'cases.process': text('查看办理流程', 'See the process', { ja_JP: '手続の流れの表示', ko_KR: '처리 절차 보기' }),
  'cases.clock': text('查看时限', 'See the clock', { ja_JP: '期限の表示', ko_KR: '기한 보기' }),
  'cases.detail': text('查看项目详情', 'See project details', { ja_JP: '案件詳細の表示', ko_KR: '사업 상세 보기' }),

  'laws.query': text('查询法律法规', 'Search the laws', { ja_JP: '法令の検索', ko_KR: '법령 조회' }),
  'laws.export': text('导出法律法规', 'Export the laws', { ja_JP: '法令のエクスポート', ko_KR: '법령 내보내기' }),
  'laws.find': text('查看法律法规', 'See a law', { ja_JP: '法令の表示', ko_KR: '법령 보기' }),
  'standards.query': text('查询标准规范', 'Search the standards', { ja_JP: '標準規格の検索', ko_KR: '표준 규격 조회' }),
  'standards.export': text('导出标准规范', 'Export the standards', { ja_JP: '標準規格のエクスポート', ko_KR: '표준 규격 내보내기' }),
  'standards.codes': text('查看标准代码表', 'See the codes of standards', { ja_JP: '標準コードの表示', ko_KR: '표준 코드 보기' }),
  'imports.check': text('检查导入文件', 'Check a file to import', { ja_JP: '取り込みファイルの確認', ko_KR: '가져올 파일 검사' }),
  'imports.list': text('查看导入记录', 'List imports', { ja_JP: '取り込み記録の表示', ko_KR: '가져오기 기록 보기' }),
  'imports.get': text('查看导入进度', 'See an import', { ja_JP: '取り込みの進捗表示', ko_KR: '가져오기 진행 보기' }),
  'imports.start': text('开始导入', 'Start an import', { ja_JP: '取り込みの開始', ko_KR: '가져오기 시작' }),
  'imports.problems': text('下载导入问题', 'Download the problems of an import', {
    ja_JP: '取り込みの問題をダウンロード',
    ko_KR: '가져오기 문제 내려받기',
  }),
  'imports.template': text('下载导入表格', 'Download an empty workbook', {
    ja_JP: '取り込み表のダウンロード',
    ko_KR: '가져오기 표 내려받기',
  }),
  'imports.filedProjects': text('导入备案项目', 'Import filed projects', {
    ja_JP: '届出プロジェクトの取り込み',
    ko_KR: '신고 사업 가져오기',
  }),
  'imports.qualifiedUnits': text('导入资质单位', 'Import qualified units', { ja_JP: '資格機関の取り込み', ko_KR: '자격 기관 가져오기' }),
  'filed-projects.query': text('查看备案项目', 'List filed projects', {
    ja_JP: '届出プロジェクト一覧の表示',
    ko_KR: '신고 사업 목록 보기',
  }),
  'filed-projects.export': text('导出备案项目', 'Export filed projects', {
    ja_JP: '届出プロジェクトの書き出し',
    ko_KR: '신고 사업 내보내기',
  }),
  'filed-projects.uploadApproval': text('上传备案批文', 'Upload an approval document', {
    ja_JP: '決定文書のアップロード',
    ko_KR: '승인 문서 올리기',
  }),
  'filed-projects.approvalLink': text('打开备案批文', 'Open an approval document', { ja_JP: '決定文書を開く', ko_KR: '승인 문서 열기' }),
  'qualified-units.query': text('查看资质单位', 'List qualified units', { ja_JP: '資格機関一覧の表示', ko_KR: '자격 기관 목록 보기' }),
  'qualified-units.export': text('导出资质单位', 'Export qualified units', { ja_JP: '資格機関の書き出し', ko_KR: '자격 기관 내보내기' }),
  'directories.upload': text('上传基础数据附件', 'Upload a file of the basic data', {
    ja_JP: '基礎データの添付ファイルのアップロード',
    ko_KR: '기초 데이터 첨부 파일 올리기',
  }),
  'directories.link': text('打开基础数据附件', 'Open a file of the basic data', {
    ja_JP: '基礎データの添付ファイルを開く',
    ko_KR: '기초 데이터 첨부 파일 열기',
  }),
  'table-import.read': text('读取导入的清单', 'Read a list into a form', {
    ja_JP: '一覧のフォームへの読み込み',
    ko_KR: '목록을 양식으로 읽기',
  }),
  'table-import.template': text('下载清单模板', 'Download the workbook of a table', {
    ja_JP: '一覧の様式のダウンロード',
    ko_KR: '목록 서식 내려받기',
  }),
  'imports.finished': text('导入结束', 'Import ended', { ja_JP: '取り込みの終了', ko_KR: '가져오기 종료' }),
  'content.kinds': text('查看内容类型', 'List kinds of content', { ja_JP: 'コンテンツ種別の表示', ko_KR: '콘텐츠 유형 보기' }),
  'content.query': text('查看内容列表', 'List content', { ja_JP: 'コンテンツ一覧の表示', ko_KR: '콘텐츠 목록 보기' }),
  'content.get': text('查看内容', 'See a text', { ja_JP: 'コンテンツの表示', ko_KR: '콘텐츠 보기' }),
  'content.version': text('查看内容版本', 'See a version of a text', { ja_JP: 'コンテンツの版の表示', ko_KR: '콘텐츠 판 보기' }),
  'content.create': text('新增内容', 'Begin a text', { ja_JP: 'コンテンツの作成', ko_KR: '콘텐츠 추가' }),
  'content.save': text('保存内容草稿', 'Save a draft of a text', { ja_JP: 'コンテンツの下書き保存', ko_KR: '콘텐츠 초안 저장' }),
  'content.move': text('提交、审核、发布或撤回内容', 'Submit, review, publish or withdraw a text', {
    ja_JP: 'コンテンツの提出・審査・公開・取下げ',
    ko_KR: '콘텐츠 제출·검토·게시·회수',
  }),
  'content.discard': text('放弃内容草稿', 'Drop a draft of a text', { ja_JP: 'コンテンツの下書きの破棄', ko_KR: '콘텐츠 초안 삭제' }),
  'content.upload': text('上传内容文件', 'Upload a file of a text', {
    ja_JP: 'コンテンツのファイルをアップロード',
    ko_KR: '콘텐츠 파일 올리기',
  }),
  'content.openUpload': text('开始分片上传内容文件', 'Begin an upload in parts of a file of a text', {
    ja_JP: 'コンテンツのファイルの分割アップロードの開始',
    ko_KR: '콘텐츠 파일의 분할 업로드 시작',
  }),
  'content.completeUpload': text('完成分片上传内容文件', 'Finish an upload in parts of a file of a text', {
    ja_JP: 'コンテンツのファイルの分割アップロードの完了',
    ko_KR: '콘텐츠 파일의 분할 업로드 완료',
  }),
  'content.fileLink': text('打开内容文件', 'Open a file of a text', { ja_JP: 'コンテンツのファイルを開く', ko_KR: '콘텐츠 파일 열기' }),

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

  'dictionaries.entries': text('读取数据字典', 'Read a dictionary', { ja_JP: 'データ辞書の読み取り', ko_KR: '데이터 사전 읽기' }),

  'documents.get': text('查看批复', 'See a reply', { ja_JP: '決定文書の表示', ko_KR: '회신 공문 보기' }),
  'documents.save': text('保存批复', 'Save a reply', { ja_JP: '決定文書の保存', ko_KR: '회신 공문 저장' }),
  'documents.preview': text('预览批复', 'Preview a reply', { ja_JP: '決定文書のプレビュー', ko_KR: '회신 공문 미리 보기' }),

  'federation.settings': text('读取统一认证设置', 'Read the single sign-on settings', {
    ja_JP: '統一認証の設定を取得',
    ko_KR: '통합 인증 설정 읽기',
  }),
  'federation.authorize': text('转到统一认证', 'Go to single sign-on', { ja_JP: '統一認証へ移動', ko_KR: '통합 인증으로 이동' }),
  'federation.singleLogin': text('统一认证登录', 'Sign in by single sign-on', { ja_JP: '統一認証ログイン', ko_KR: '통합 인증 로그인' }),
  'federation.leave': text('退出统一认证', 'Leave single sign-on', { ja_JP: '統一認証からログアウト', ko_KR: '통합 인증 로그아웃' }),

  'files.upload': text('上传文件', 'Upload a file', { ja_JP: 'ファイルのアップロード', ko_KR: '파일 올리기' }),
  'files.openUpload': text('开始分片上传', 'Begin an upload in parts', { ja_JP: '分割アップロードの開始', ko_KR: '분할 업로드 시작' }),
  'files.uploadPart': text('上传文件分片', 'Upload a part of a file', { ja_JP: 'ファイルの一部をアップロード', ko_KR: '파일 일부 올리기' }),
  'files.uploadStatus': text('查询上传进度', 'Ask how far an upload is', { ja_JP: 'アップロード状況の照会', ko_KR: '업로드 진행 조회' }),
  'files.completeUpload': text('完成分片上传', 'Finish an upload in parts', { ja_JP: '分割アップロードの完了', ko_KR: '분할 업로드 완료' }),
  'files.abandonUpload': text('取消分片上传', 'Give an upload in parts up', {
    ja_JP: '分割アップロードの取り消し',
    ko_KR: '분할 업로드 취소',
  }),
  'files.remove': text('删除文件', 'Remove a file', { ja_JP: 'ファイルの削除', ko_KR: '파일 삭제' }),
  'files.uploadEdited': text('传回修改后的文件', 'Hand back an edited file', {
    ja_JP: '編集したファイルの差し戻し',
    ko_KR: '편집한 파일 돌려보내기',
  }),
  'files.versions': text('查看文件的历史版本', 'See earlier versions of a file', {
    ja_JP: 'ファイルの以前の版の表示',
    ko_KR: '파일의 이전 판 보기',
  }),
  'files.link': text('取得文件链接', 'Get a file link', { ja_JP: 'ファイルリンクの取得', ko_KR: '파일 링크 받기' }),
  'files.open': text('打开文件', 'Open a file', { ja_JP: 'ファイルを開く', ko_KR: '파일 열기' }),
  'files.listOfCase': text('查看材料列表', 'List the files of a case', { ja_JP: '書類一覧の表示', ko_KR: '서류 목록 보기' }),
  'files.download': text('下载文件', 'Download a file', { ja_JP: 'ファイルのダウンロード', ko_KR: '파일 다운로드' }),
  'files.zip': text('打包下载材料', 'Download the files of a case', { ja_JP: '書類の一括ダウンロード', ko_KR: '서류 일괄 다운로드' }),
  'files.picture': text('查看图片', 'See a picture', { ja_JP: '画像の表示', ko_KR: '그림 보기' }),

  'items.list': text('查看事项列表', 'List items', { ja_JP: '事項一覧の表示', ko_KR: '사무 목록 보기' }),
  'items.version': text('读取事项', 'Read an item', { ja_JP: '事項の取得', ko_KR: '사무 읽기' }),
  'guides.list': text('查看办事指南目录', 'List the work guides', { ja_JP: '手続案内一覧の表示', ko_KR: '민원 안내 목록 보기' }),
  'guides.get': text('查看办事指南', 'See a guide', { ja_JP: '手続案内の表示', ko_KR: '민원 안내 보기' }),
  'guides.find': text('查询办事指南', 'Look up a guide', { ja_JP: '手続案内の照会', ko_KR: '민원 안내 조회' }),
  'guides.flowPicture': text('查看流程图', 'See a flow chart', { ja_JP: '流れ図の表示', ko_KR: '흐름도 보기' }),
  'guides.sample': text('下载材料样表', 'Download a sample of a material', {
    ja_JP: '書類の様式のダウンロード',
    ko_KR: '서류 서식 내려받기',
  }),
  'guides.check': text('检查指南引用条文', 'Check what guides cite', { ja_JP: '案内の引用条文の確認', ko_KR: '안내의 인용 조문 확인' }),
  'guides.exportCheck': text('导出指南引用条文检查', 'Export the check of citations', {
    ja_JP: '引用条文の確認結果の出力',
    ko_KR: '인용 조문 확인 결과 내보내기',
  }),
  'items.regions': text('读取行政区划', 'Read divisions', { ja_JP: '行政区画の取得', ko_KR: '행정구역 읽기' }),
  'items.heritageUnits': text('查找文物保护单位', 'Find heritage units', {
    ja_JP: '文化財保護単位の検索',
    ko_KR: '문화유산 보호단위 찾기',
  }),

  'menus.list': text('查看菜单', 'See menus', { ja_JP: 'メニューの表示', ko_KR: '메뉴 보기' }),
  'menus.add': text('新增菜单', 'Add a menu', { ja_JP: 'メニューの追加', ko_KR: '메뉴 추가' }),
  'menus.change': text('修改菜单', 'Change a menu', { ja_JP: 'メニューの変更', ko_KR: '메뉴 수정' }),
  'menus.move': text('移动菜单', 'Move a menu', { ja_JP: 'メニューの移動', ko_KR: '메뉴 이동' }),
  'menus.remove': text('删除菜单', 'Remove a menu', { ja_JP: 'メニューの削除', ko_KR: '메뉴 삭제' }),
  'menus.restore': text('恢复内置菜单', 'Restore built-in menus', { ja_JP: '組み込みメニューの復元', ko_KR: '기본 메뉴 복원' }),

  'messages.outbox': text('查看短信发件箱', 'See the outbox', { ja_JP: 'SMS送信箱の表示', ko_KR: 'SMS 발신함 보기' }),

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

  'notices.list': text('查看通知公告', 'See notices', { ja_JP: 'お知らせの表示', ko_KR: '공지사항 보기' }),
  'notices.portal': text('门户读取通知公告', 'Notices for a portal', { ja_JP: 'ポータルへのお知らせ提供', ko_KR: '포털 공지사항 읽기' }),
  'notices.open': text('查询通知公告', 'Search notices', { ja_JP: 'お知らせの検索', ko_KR: '공지사항 조회' }),
  'notices.get': text('阅读通知公告', 'Read a notice', { ja_JP: 'お知らせの閲覧', ko_KR: '공지사항 읽기' }),

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

  'portal.information': text('查看公开信息', 'See public information', { ja_JP: '公開情報の表示', ko_KR: '공개 정보 보기' }),
  'portal.download': text('下载公开资料', 'Download a public paper', { ja_JP: '公開資料のダウンロード', ko_KR: '공개 자료 다운로드' }),
  'portal.site': text('查看平台信息', 'See what the site says of itself', { ja_JP: 'サイト情報の表示', ko_KR: '사이트 정보 보기' }),
  'portal.framedSites': text('查看外部页面设置', 'List framed sites', { ja_JP: '外部サイト設定の表示', ko_KR: '외부 페이지 설정 보기' }),

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

  'search.search': text('检索', 'Search', { ja_JP: '検索', ko_KR: '검색' }),
  'search.suggestions': text('检索提示', 'Search suggestions', { ja_JP: '検索候補', ko_KR: '검색 제안' }),
  'search.synonyms': text('查看同义词', 'List synonyms', { ja_JP: '同義語の表示', ko_KR: '동의어 보기' }),
  'search.addSynonyms': text('新增同义词', 'Add synonyms', { ja_JP: '同義語の追加', ko_KR: '동의어 추가' }),
  'search.changeSynonyms': text('修改同义词', 'Change synonyms', { ja_JP: '同義語の変更', ko_KR: '동의어 수정' }),
  'search.removeSynonyms': text('删除同义词', 'Remove synonyms', { ja_JP: '同義語の削除', ko_KR: '동의어 삭제' }),

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

  'tasks.list': text('查看待办', 'See tasks', { ja_JP: '処理待ちの表示', ko_KR: '처리 대기 보기' }),
  'tasks.figures': text('查看待办统计', 'See figures of tasks', { ja_JP: '処理待ち件数の表示', ko_KR: '처리 대기 통계 보기' }),
  'tasks.claim': text('领取待办', 'Claim a task', { ja_JP: '処理待ちの引き受け', ko_KR: '처리 대기 담당' }),
  'tasks.release': text('退还待办', 'Release a task', { ja_JP: '処理待ちの返却', ko_KR: '처리 대기 반환' }),
  'tasks.complete': text('办理', 'Act on a task', { ja_JP: '処理', ko_KR: '처리' }),
  'tasks.checkMaterial': text('核对材料', 'Check a material', { ja_JP: '書類の確認', ko_KR: '서류 확인' }),
  'tasks.candidates': text('查看可选办理单位', 'See candidates', { ja_JP: '担当候補の表示', ko_KR: '처리 기관 후보 보기' }),
  'tasks.endClaim': text('领取人不能再办理，退回待领取', 'Claim ended: its holder can no longer act', {
    ja_JP: '担当者が処理できなくなったため引き受けを解除',
    ko_KR: '담당자가 처리할 수 없어 담당 해제',
  }),
  'tasks.replyDraft': text('起草批复', 'Draft a reply', { ja_JP: '決定文書の起案', ko_KR: '회신 공문 기안' }),

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
  'reader.settings': text('读取阅读器设置', 'Read the reader’s settings', { ja_JP: 'リーダー設定の取得', ko_KR: '리더 설정 조회' }),
  'reader.helpBook': text('查看帮助手册', 'Read the help book', { ja_JP: 'ヘルプブックの閲覧', ko_KR: '도움말 책자 열람' }),
}
