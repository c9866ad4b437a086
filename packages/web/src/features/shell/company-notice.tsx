import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../../lib/session';
import { readJson, writeJson } from '../../lib/storage';
import { todayHere } from '../../lib/today';

const NoticeStrip = lazy(async () => ({ default: (await import('../../ui/notice-strip')).NoticeStrip }));
/** The notice that was put away here last; another text is another notice. */
const KEY = 'wayline.notice-put-away';

/** What the company tells everybody, until it is put away or over. */
export const CompanyNotice = () => {
  const notice = useCurrentUser()?.usercompany.notice;
  const [away, setAway] = useState(() => readJson<string>(KEY));
  if (!notice || notice.text === away) return null;
  if (notice.until && notice.until < todayHere()) return null;
  const close = () => {
    writeJson(KEY, notice.text);
    setAway(notice.text);
  };
  return (
    <Suspense fallback={null}>
      <NoticeStrip notice={notice} onClose={close} />
    </Suspense>
  );
};
