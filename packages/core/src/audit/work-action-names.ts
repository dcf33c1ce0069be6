import { text, type Text } from '../i18n/text.ts'

/** Names of audited acts on the work itself: cases and their files, public texts, directories, searches, messages. */
export const workActionNames: Readonly<Record<string, Text>> = {
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
  'imports.finished': text('导入结束', 'Import ended', { ja_JP: '取り込みの終了', ko_KR: '가져오기 종료' }),

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

  'dictionaries.entries': text('读取数据字典', 'Read a dictionary', { ja_JP: 'データ辞書の読み取り', ko_KR: '데이터 사전 읽기' }),

  'documents.get': text('查看批复', 'See a reply', { ja_JP: '決定文書の表示', ko_KR: '회신 공문 보기' }),
  'documents.save': text('保存批复', 'Save a reply', { ja_JP: '決定文書の保存', ko_KR: '회신 공문 저장' }),
  'documents.preview': text('预览批复', 'Preview a reply', { ja_JP: '決定文書のプレビュー', ko_KR: '회신 공문 미리 보기' }),

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
  'items.drawing': text('读取事项流程图', 'Read the flow chart of an item', { ja_JP: '事項のフロー図の取得', ko_KR: '사무 흐름도 읽기' }),
  'items.version': text('读取事项', 'Read an item', { ja_JP: '事項の取得', ko_KR: '사무 읽기' }),
  'items.regions': text('读取行政区划', 'Read divisions', { ja_JP: '行政区画の取得', ko_KR: '행정구역 읽기' }),
  'items.heritageUnits': text('查找文物保护单位', 'Find heritage units', {
    ja_JP: '文化財保護単位の検索',
    ko_KR: '문화유산 보호단위 찾기',
  }),

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

  'menus.list': text('查看菜单', 'See menus', { ja_JP: 'メニューの表示', ko_KR: '메뉴 보기' }),
  'menus.add': text('新增菜单', 'Add a menu', { ja_JP: 'メニューの追加', ko_KR: '메뉴 추가' }),
  'menus.change': text('修改菜单', 'Change a menu', { ja_JP: 'メニューの変更', ko_KR: '메뉴 수정' }),
  'menus.move': text('移动菜单', 'Move a menu', { ja_JP: 'メニューの移動', ko_KR: '메뉴 이동' }),
  'menus.remove': text('删除菜单', 'Remove a menu', { ja_JP: 'メニューの削除', ko_KR: '메뉴 삭제' }),
  'menus.restore': text('恢复内置菜单', 'Restore built-in menus', { ja_JP: '組み込みメニューの復元', ko_KR: '기본 메뉴 복원' }),

  'messages.outbox': text('查看短信发件箱', 'See the outbox', { ja_JP: 'SMS送信箱の表示', ko_KR: 'SMS 발신함 보기' }),

  'notices.list': text('查看通知公告', 'See notices', { ja_JP: 'お知らせの表示', ko_KR: '공지사항 보기' }),
  'notices.portal': text('门户读取通知公告', 'Notices for a portal', { ja_JP: 'ポータルへのお知らせ提供', ko_KR: '포털 공지사항 읽기' }),
  'notices.open': text('查询通知公告', 'Search notices', { ja_JP: 'お知らせの検索', ko_KR: '공지사항 조회' }),
  'notices.get': text('阅读通知公告', 'Read a notice', { ja_JP: 'お知らせの閲覧', ko_KR: '공지사항 읽기' }),

  'portal.information': text('查看公开信息', 'See public information', { ja_JP: '公開情報の表示', ko_KR: '공개 정보 보기' }),
  'portal.download': text('下载公开资料', 'Download a public paper', { ja_JP: '公開資料のダウンロード', ko_KR: '공개 자료 다운로드' }),
  'portal.site': text('查看平台信息', 'See what the site says of itself', { ja_JP: 'サイト情報の表示', ko_KR: '사이트 정보 보기' }),
  'portal.framedSites': text('查看外部页面设置', 'List framed sites', { ja_JP: '外部サイト設定の表示', ko_KR: '외부 페이지 설정 보기' }),

  'search.search': text('检索', 'Search', { ja_JP: '検索', ko_KR: '검색' }),
  'search.suggestions': text('检索提示', 'Search suggestions', { ja_JP: '検索候補', ko_KR: '검색 제안' }),
  'search.synonyms': text('查看同义词', 'List synonyms', { ja_JP: '同義語の表示', ko_KR: '동의어 보기' }),
  'search.addSynonyms': text('新增同义词', 'Add synonyms', { ja_JP: '同義語の追加', ko_KR: '동의어 추가' }),
  'search.changeSynonyms': text('修改同义词', 'Change synonyms', { ja_JP: '同義語の変更', ko_KR: '동의어 수정' }),
  'search.removeSynonyms': text('删除同义词', 'Remove synonyms', { ja_JP: '同義語の削除', ko_KR: '동의어 삭제' }),

  'tasks.list': text('查看待办', 'See tasks', { ja_JP: '処理待ちの表示', ko_KR: '처리 대기 보기' }),
  'tasks.figures': text('查看待办统计', 'See figures of tasks', { ja_JP: '処理待ち件数の表示', ko_KR: '처리 대기 통계 보기' }),
  'tasks.claim': text('领取待办', 'Claim a task', { ja_JP: '処理待ちの引き受け', ko_KR: '처리 대기 담당' }),
  'tasks.release': text('退还待办', 'Release a task', { ja_JP: '処理待ちの返却', ko_KR: '처리 대기 반환' }),
  'tasks.complete': text('办理', 'Act on a task', { ja_JP: '処理', ko_KR: '처리' }),
  'tasks.checkMaterial': text('核对材料', 'Check a material', { ja_JP: '書類の確認', ko_KR: '서류 확인' }),
  'tasks.candidates': text('查看可选办理单位', 'See candidates', { ja_JP: '担当候補の表示', ko_KR: '처리 기관 후보 보기' }),
  'tasks.recall': text('不再等待专家或收回委托', 'No longer wait for an expert, or take an entrustment back', {
    ja_JP: '専門家を待たない、または委託の取り消し',
    ko_KR: '전문가 대기 종료 또는 위탁 회수',
  }),
  'tasks.suggestedNumber': text('查看建议发文字号', 'See the suggested number', {
    ja_JP: '発文番号の候補の表示',
    ko_KR: '발문 번호 제안 보기',
  }),
  'tasks.endClaim': text('领取人不能再办理，退回待领取', 'Claim ended: its holder can no longer act', {
    ja_JP: '担当者が処理できなくなったため引き受けを解除',
    ko_KR: '담당자가 처리할 수 없어 담당 해제',
  }),
  'tasks.replyDraft': text('起草批复', 'Draft a reply', { ja_JP: '決定文書の起案', ko_KR: '회신 공문 기안' }),

  'reader.settings': text('读取阅读器设置', 'Read the reader’s settings', { ja_JP: 'リーダー設定の取得', ko_KR: '리더 설정 조회' }),
  'reader.helpBook': text('查看帮助手册', 'Read the help book', { ja_JP: 'ヘルプブックの閲覧', ko_KR: '도움말 책자 열람' }),
}
