/** Texts of one module: keys ↦ Chinese; English is complete by type, Japanese and Korean may lag, tw_CN holds overrides of the conversion. */
export interface ModuleTexts<K extends string> {
  zh_CN: Record<K, string>
  en_US: Record<K, string>
  ja_JP?: Partial<Record<K, string>>
  ko_KR?: Partial<Record<K, string>>
  tw_CN?: Partial<Record<K, string>>
}

/** Declares a module's texts; a key that English lacks does not compile. Placeholders are written `{name}`. */
export function defineTexts<const K extends string>(texts: ModuleTexts<K>): ModuleTexts<K> {
  return texts
}
