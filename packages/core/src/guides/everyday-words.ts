/**
 * What people call things who do not know the words of the law, and the words of names that they mean by it. Folded (`foldEveryday`). One list for all
 * matters: a new matter is found by it too. The whole texts are looked through by the search of the platform, which has a dictionary of its own.
 */
const meant: Readonly<Record<string, readonly string[]>> = {
  维修: ['修缮', '修复', '抢险'],
  大修: ['修缮'],
  翻修: ['修缮'],
  修房: ['修缮'],
  修房子: ['修缮'],
  加固: ['抢险加固', '修缮'],
  修补: ['修复', '修缮'],
  古建筑: ['文物保护单位', '修缮'],
  古建: ['文物保护单位', '修缮'],
  老房子: ['文物保护单位', '修缮'],
  寺庙: ['文物保护单位'],
  大殿: ['文物保护单位'],
  殿堂: ['文物保护单位'],
  古塔: ['文物保护单位'],
  石窟: ['文物保护单位'],
  搬迁: ['迁移'],
  拆迁: ['迁移', '拆除'],
  盖房: ['建设工程'],
  盖房子: ['建设工程'],
  施工: ['建设工程'],
  修路: ['建设工程'],
  地铁: ['建设工程'],
  消防: ['安全防护', '安防'],
  安防: ['安全防护'],
  监控: ['安全防护'],
  检测: ['取样', '分析', '鉴定'],
  化验: ['取样', '分析化验'],
  采样: ['取样'],
  青铜器: ['馆藏', '藏品', '可移动文物'],
  瓷器: ['馆藏', '藏品', '可移动文物'],
  书画: ['馆藏', '藏品', '可移动文物'],
  藏品: ['馆藏', '可移动文物'],
  博物馆: ['馆藏', '藏品', '展览'],
  仿制: ['复制'],
  拓片: ['拓印'],
  借展: ['借用', '展览'],
  出借: ['借用'],
  出国: ['出境'],
  国外: ['出境', '境外'],
  带出: ['出境'],
  携带: ['出境', '进境'],
  回国: ['进境', '复进境'],
  挖掘: ['发掘'],
  考古队: ['考古'],
  沉船: ['水下'],
  打捞: ['水下'],
  扫描: ['数字化'],
  拍照: ['数字化'],
  恒温恒湿: ['预防性'],
  规划编制: ['保护规划'],
  资格: ['资质'],
  执照: ['资质'],
  证书: ['资质'],
  经费: ['年度计划', '立项'],
  拨款: ['年度计划', '立项'],
}
const byLength = Object.keys(meant).sort((a, b) => b.length - a.length)

/** A text as its words are looked for: width and case of letters make no difference. */
export function foldEveryday(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Whether a text says a word, as it stands or by what people mean by it; of words written together (青铜器修复) each. */
export function saysWord(text: string, word: string): boolean {
  if (word === '' || text.includes(word)) return true
  const everyday = byLength.find((key) => word.includes(key))
  if (everyday === undefined || !meant[everyday]!.some((official) => text.includes(official))) return false
  return word.split(everyday).every((rest) => saysWord(text, rest))
}
