/** Words that stand in the name of nearly every material and file, and tell none from another. */
export const wordsOfAnyMaterial: readonly string[] = ['文件', '材料', '资料', '证明', '报告', '附件', '扫描', '复印']
