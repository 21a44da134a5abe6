import { expect, test } from 'vitest';
import { messageDayErrors } from '#domain/catalog/messageForm.ts';

const days = { fromDate: '2026-05-01', toDate: '2026-05-31', weekdays: null };

test.each([
  [{}, []],
  [{ toDate: '2026-05-01' }, []],
  [{ weekdays: [1, 7] }, []],
  [{ fromDate: '2026-02-30' }, ['/fromDate date_invalid']],
  [{ toDate: 'mei' }, ['/toDate date_invalid']],
  [{ toDate: '2026-04-30' }, ['/toDate dates_reversed']],
  [{ weekdays: [] }, ['/weekdays too_few']],
  [{ weekdays: [1, 2, 1] }, ['/weekdays duplicate']],
  [{ toDate: '2026-04-30', weekdays: [1, 1] }, ['/toDate dates_reversed', '/weekdays duplicate']],
])('a message on the days %j has the errors %j', (change, errors) => {
  expect(messageDayErrors({ ...days, ...change }).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(errors);
});
