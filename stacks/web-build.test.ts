import { describe, expect, it } from 'vitest';
import { webBuild } from './web-build';

const built = { appDist: 'stacks/fixtures/web-dist', pagesDist: 'stacks/fixtures/pages-dist' };

describe('the site that goes out', () => {
  it('is the one that was built for the address of the stage', () => {
    expect(webBuild({ ...built, origin: 'https://wayline.example' }).pages).toMatchObject({
      '/': '/landing.html',
      '/about/faq': '/about/faq.html',
    });
    expect(() => webBuild({ ...built, origin: 'https://ada.wayline.example' })).toThrow(
      'built for https://wayline.example, and this stage is https://ada.wayline.example',
    );
  });

  it('says what is not built', () => {
    expect(() => webBuild({ ...built, appDist: 'stacks/fixtures', origin: 'https://wayline.example' })).toThrow(
      'stacks/fixtures/index.html is not built',
    );
  });
});
