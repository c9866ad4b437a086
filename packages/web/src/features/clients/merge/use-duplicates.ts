import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergeQueries } from './merge-queries';

/** The pairs found so far. The search of many clients goes on by itself until it has found some, or has seen all of them. */
export const useDuplicates = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(mergeQueries.duplicates());
  const last = data?.pages.at(-1);
  const isSearching = hasNextPage && !isFetchNextPageError && last?.pairs.length === 0;
  useEffect(() => {
    if (isSearching && last && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, last, isFetchingNextPage, fetchNextPage]);
  return {
    pairs: data?.pages.flatMap((page) => page.pairs),
    isSearching,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    isFetchingMore: isFetchingNextPage,
    error: data && !isFetchNextPageError ? null : error,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
};
