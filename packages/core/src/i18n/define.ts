/** Texts of one module: key ↦ words; four languages are complete by type, tw_CN holds overrides of the conversion. */
export interface ModuleTexts<K extends string> {
  zh_CN: Record<K, string>
  en_US: Record<K, string>
  ja_JP: Record<K, string>
  ko_KR: Record<K, string>
  tw_CN?: Partial<Record<K, string>>
}

/** Declares a module's texts; a key that one of the four languages lacks does not compile. Placeholders are written `{name}`. */
export function defineTexts<const K extends string>(texts: ModuleTexts<K>): ModuleTexts<K> {
  return texts
}
