import { addDays, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Text } from '@wenwu/core/i18n/text'

export interface Holiday {
  date: CalendarDate
  name: Text
}

/** Names of the statutory holidays. */
export const holidayNames = {
  newYear: { zh_CN: '元旦', en_US: "New Year's Day", ja_JP: '元日', ko_KR: '신정' },
  springFestival: { zh_CN: '春节', en_US: 'Spring Festival', ja_JP: '春節', ko_KR: '춘절' },
  tombSweeping: { zh_CN: '清明节', en_US: 'Tomb-sweeping Day', ja_JP: '清明節', ko_KR: '청명절' },
  labour: { zh_CN: '劳动节', en_US: 'Labour Day', ja_JP: 'メーデー', ko_KR: '노동절' },
  dragonBoat: { zh_CN: '端午节', en_US: 'Dragon Boat Festival', ja_JP: '端午節', ko_KR: '단오절' },
  midAutumn: { zh_CN: '中秋节', en_US: 'Mid-autumn Festival', ja_JP: '中秋節', ko_KR: '중추절' },
  national: { zh_CN: '国庆节', en_US: 'National Day', ja_JP: '国慶節', ko_KR: '국경절' },
} satisfies Record<string, Text>

/**
 * First day of the Chinese year, fifth of the fifth and fifteenth of the eighth month. A table, because ICU's Chinese calendar is a day
 * off where the new moon falls near midnight (2027, 2030); written out from the lunar table of chinese-days.
 */
const lunarFeasts: Record<number, readonly [string, string, string]> = {
  2027: ['02-06', '06-09', '09-15'],
  2028: ['01-26', '05-28', '10-03'],
  2029: ['02-13', '06-16', '09-22'],
  2030: ['02-03', '06-05', '09-12'],
  2031: ['01-23', '06-24', '10-01'],
  2032: ['02-11', '06-12', '09-19'],
  2033: ['01-31', '06-01', '09-08'],
  2034: ['02-19', '06-20', '09-27'],
  2035: ['02-08', '06-10', '09-16'],
  2036: ['01-28', '05-30', '10-04'],
  2037: ['02-15', '06-18', '09-24'],
  2038: ['02-04', '06-07', '09-13'],
  2039: ['01-24', '05-27', '10-02'],
  2040: ['02-12', '06-14', '09-20'],
  2041: ['02-01', '06-03', '09-10'],
  2042: ['01-22', '06-22', '09-28'],
  2043: ['02-10', '06-11', '09-17'],
  2044: ['01-30', '05-31', '10-05'],
  2045: ['02-17', '06-19', '09-25'],
  2046: ['02-06', '06-08', '09-15'],
}

/**
 * The thirteen statutory holidays of a year under 全国年节及纪念日放假办法 (revised 2024, in force 2025-01-01), for years whose notice
 * with the make-up days is not published. Lunar feasts only within the table; Qingming by the usual formula of the 21st century.
 */
export function statutoryHolidays(year: number): Holiday[] {
  const date = (monthDay: string): CalendarDate => `${year}-${monthDay}`
  const century = year % 100
  const holidays: Holiday[] = [
    { date: date('01-01'), name: holidayNames.newYear },
    { date: date(`04-0${Math.floor(century * 0.2422 + 4.81) - Math.floor(century / 4)}`), name: holidayNames.tombSweeping },
    { date: date('05-01'), name: holidayNames.labour },
    { date: date('05-02'), name: holidayNames.labour },
    { date: date('10-01'), name: holidayNames.national },
    { date: date('10-02'), name: holidayNames.national },
    { date: date('10-03'), name: holidayNames.national },
  ]
  const feasts = lunarFeasts[year]
  if (feasts === undefined) return holidays
  const [springFestival, dragonBoat, midAutumn] = feasts
  // From New Year's Eve to the third day.
  for (const offset of [-1, 0, 1, 2]) holidays.push({ date: addDays(date(springFestival), offset), name: holidayNames.springFestival })
  holidays.push({ date: date(dragonBoat), name: holidayNames.dragonBoat }, { date: date(midAutumn), name: holidayNames.midAutumn })
  return holidays
}
