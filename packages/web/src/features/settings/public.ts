/** What other areas may use of settings. */

export { ComingNote } from './components/coming-note';
export { LogoField } from './components/logo-field';
export { SettingGroup } from './components/setting-group';
export { SettingPage } from './components/setting-page';
export { SidePreview } from './components/side-preview';
export { type Setting, saveSetting, settingKey, settingQuery } from './setting-query';
export { useUnsavedSettings } from './unsaved-settings';
export { useSettingPage } from './use-setting-page';
export { CURRENCIES, ZONES } from './zones-currencies';
