/** What the people of a lead's own body have in hand. */
export const texts = {
  title: '人员在办',
  tasksTitle: '人员在办明细',
  name: '办理人',
  unclaimedBy: '未领取：{name}',
  open: '在办',
  late: '环节逾期',
  oldestAt: '最早收到',
  part: '范围',
  empty: '本单位目前没有办理人员。',
  tasksEmpty: '本单位目前没有在办事项。',
  differentSteps: '所选各件在不同环节，没有一位同事可以接办全部 {n} 件；可先按“办理阶段”筛选，分阶段转交。',
  lessForSteps: '所选各件环节不同，只列出对各件都可进行的操作。',
  nobodyForAll: '没有其他同事可以接办所选的 {n} 件；可用“由我接办”，由您自己办理。',
  nothingForAll: '没有对所选各件都可进行的操作。',
}
